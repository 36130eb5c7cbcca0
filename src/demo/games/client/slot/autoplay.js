import { byId, wait } from '../elements.js';

/**
 * Spins automatically, as often as the player chose, while the page is visible.
 * @param {() => Promise<'on' | 'stop'>} spin
 * @param {(left: number) => string} leftText
 * @param {string} title
 * @param {(rounds: number) => Promise<boolean>} mayStart Asks the player.
 */
export function createAutoplay(spin, leftText, title, mayStart) {
  const select = byId('auto', HTMLSelectElement);
  const caption = byId('auto-label', HTMLElement);
  let left = 0;
  let running = false;

  function show() {
    caption.textContent = left > 0 ? leftText(left) : title;
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

  /** @param {number} wanted */
  async function start(wanted) {
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
