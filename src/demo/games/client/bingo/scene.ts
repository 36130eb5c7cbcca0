import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { sound } from '../sound.ts';
import { createCard, drawCard } from './card.ts';
import type { Opened as GameOpened } from '../calls.ts';
import { text } from '../texts/texts.ts';
import type { Scene } from '../start-table.ts';

interface Calling {
  balls: number[];
  full: number[];
}

type Opened = GameOpened & { pays: number[]; called: number; lines: number[][] };

const letters = 'BINGO';
const inTray = 6;

function ballOf(ball: number) {
  const column = Math.ceil(ball / 15) - 1;
  const made = make('span', 'ball', String(ball));
  made.dataset['letter'] = letters[column] ?? '';
  return made;
}

/** The last called balls, the newest first, and the number of called balls. */
function createTray(called: number) {
  const root = make('div', 'tray');
  root.ariaHidden = 'true';
  const count = make('span', 'count', `0/${called}`);
  const balls = make('div', 'balls');
  root.append(count, balls);

  return {
    root,
    clear() {
      balls.replaceChildren();
      count.textContent = `0/${called}`;
    },
    add(ball: number, nth: number) {
      balls.prepend(ballOf(ball));
      while (balls.children.length > inTray) balls.lastElementChild?.remove();
      count.textContent = `${nth}/${called}`;
    },
  };
}

/** The words for a number of full lines. */
function linesText(count: number) {
  if (count === 1) return text('bingo.lines.one');
  return count === 12 ? text('bingo.lines.full') : text('bingo.lines.other', { count });
}

/** The called balls, a card, and the button for another card. */
export function createScene({ pays, called, lines }: Opened): Scene<Calling, number[]> {
  const money = pesoFormat();
  const tray = createTray(called);
  const card = createCard(text('bingo.card'), text('bingo.free'));
  const other = make('button', 'other', text('bingo.other'));
  other.type = 'button';
  const hall = make('div', 'hall');
  hall.append(tray.root, card.root, other);
  byId('scene', HTMLDivElement).append(hall);

  function lay(numbers: number[]) {
    card.lay(numbers);
    tray.clear();
  }

  other.addEventListener('click', () => {
    if (other.ariaDisabled !== 'true') lay(drawCard());
  });
  lay(drawCard());

  return {
    choice: card.numbers,
    lay(choice) {
      lay(choice);
      other.hidden = true;
    },
    begin() {
      lay(card.numbers());
      other.ariaDisabled = 'true';
    },
    async show({ balls, full, payoutCentavos }) {
      for (const [index, ball] of balls.entries()) {
        tray.add(ball, index + 1);
        if (card.mark(ball)) sound.stop(index % 5);
        await wait(prefersReducedMotion() ? 0 : 85);
      }
      for (const line of full) card.light(lines[line] ?? []);
      if (full.length === 0) return text('bingo.nothing');
      const amount = money(payoutCentavos);
      if (full.length === 1) return text('bingo.won.one', { amount });
      return text('bingo.won.other', { count: full.length, amount });
    },
    end() {
      other.ariaDisabled = 'false';
    },
    prices: () =>
      pays.flatMap((times, count) =>
        times > 0 && count !== 11 ? [[linesText(count), `×${times}`] as const] : [],
      ),
  };
}
