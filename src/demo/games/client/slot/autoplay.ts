import { byId, wait } from '../elements.ts';
import { text } from '../texts/texts.ts';

/** Spins automatically, as often as the player chose, while the page is visible. `mayStart`: asks the player. */
export function createAutoplay(
  spin: () => Promise<'on' | 'stop'>,
  mayStart: (rounds: number) => Promise<boolean>,
) {
  const select = byId('auto', HTMLSelectElement);
  const caption = byId('auto-label', HTMLElement);
  let left = 0;
  let running = false;

  function show() {
    caption.textContent =
      left > 0 ? text('slot.autoplay.left', { left }) : text('slot.autoplay.title');
    select.parentElement?.classList.toggle('running', left > 0);
    if (left === 0) select.value = '0';
  }

  function stop() {
    left = 0;
    show();
  }

  async function run() {
    running = true;
    while (left > 0 && document.visibilityState === 'visible') {
      left -= 1;
      show();
      if ((await spin()) === 'stop') break;
      await wait(450);
    }
    running = false;
    stop();
  }

  async function start(wanted: number) {
    if (wanted > 0 && !(await mayStart(wanted))) {
      select.value = '0';
      return;
    }
    left = wanted;
    show();
    if (left > 0 && !running) void run();
  }

  select.addEventListener('change', () => void start(Number(select.value)));

  return { stop, isOn: () => running };
}
