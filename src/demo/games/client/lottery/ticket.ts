import { make } from '../elements.ts';
import { createNumbers, type Draw } from './numbers.ts';
import type { Opened as GameOpened } from '../calls.ts';
import { text } from '../texts/texts.ts';

export type Opened = GameOpened & { draws: Draw[] };

function wantedDraw(draws: Draw[]) {
  const code = new URLSearchParams(location.search).get('game');
  return draws.find((draw) => draw.code === code) ?? draws[0];
}

function createPicker(draws: Draw[], language: string, name: string) {
  const root = make('div', 'picker');
  const picture = make('img', 'draw-picture');
  picture.alt = '';
  const select = make('select', 'draw');
  select.setAttribute('aria-label', name);
  select.append(
    ...draws.map(({ code, name: names }) => new Option(names[language] ?? names['EN'], code)),
  );
  root.append(picture, select);
  return { root, picture, select };
}

/** The ticket: the lottery game and the chosen numbers. `onChange`: called when another lottery game is chosen. */
export function createTicket({ draws, language }: Opened, onChange: () => void) {
  const picker = createPicker(draws, language, text('lottery.draw'));
  const task = make('p', 'task');
  const place = make('div', 'ticket');
  const lucky = make('button', 'other', text('lottery.lucky'));
  lucky.type = 'button';
  let draw = wantedDraw(draws);
  let numbers: ReturnType<typeof createNumbers> | null = null;

  /** Shows the fields of the chosen lottery game. */
  function lay() {
    if (draw === undefined) return;
    picker.picture.src = `/lottery/pictures/${draw.code}.svg`;
    picker.select.value = draw.code;
    numbers = createNumbers(draw, (nth) => text('lottery.place', { place: nth }));
    const { returned, balls, highest } = draw;
    task.textContent = returned
      ? text('lottery.places', { balls })
      : text('lottery.ticks', { balls, highest });
    place.replaceChildren(numbers.root);
  }

  picker.select.addEventListener('change', () => {
    draw = draws.find(({ code }) => code === picker.select.value) ?? draw;
    lay();
    onChange();
  });
  lucky.addEventListener('click', () => numbers?.lucky());
  lay();
  return {
    picker: picker.root,
    parts: [task, place, lucky],
    draw: () => draw,
    numbers: () => numbers?.chosen() ?? [],
    /** Lays a bet that was placed: its fields cannot be changed. */
    lay(bet: { game: string; numbers: number[] }) {
      draw = draws.find(({ code }) => code === bet.game) ?? draw;
      lay();
      numbers?.choose(bet.numbers);
      lucky.hidden = true;
      place.inert = true;
    },
    lock(now: boolean) {
      picker.select.disabled = now;
    },
  };
}
