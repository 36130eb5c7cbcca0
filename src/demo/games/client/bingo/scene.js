import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createCard, drawCard } from './card.js';

/**
 * @typedef {import('../calls.js').Settlement & { card: number[], balls: number[], full: number[] }} Calling
 * @typedef {import('../calls.js').Opened & { pays: number[], called: number, lines: number[][] }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').bingoMessages>} Messages
 */

const letters = 'BINGO';
const inTray = 6;

/** @param {number} ball */
function ballOf(ball) {
  const column = Math.ceil(ball / 15) - 1;
  const made = make('span', 'ball', String(ball));
  made.dataset['letter'] = letters[column] ?? '';
  return made;
}

/**
 * The last called balls, the newest first, and the number of called balls.
 * @param {number} called
 */
function createTray(called) {
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
    /**
     * @param {number} ball
     * @param {number} nth
     */
    add(ball, nth) {
      balls.prepend(ballOf(ball));
      while (balls.children.length > inTray) balls.lastElementChild?.remove();
      count.textContent = `${nth}/${called}`;
    },
  };
}

/**
 * The called balls, a card, and the button for another card.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ pays, called, lines }, messages) {
  const money = pesoFormat(messages.tag);
  const tray = createTray(called);
  const card = createCard(messages.card, messages.free);
  const other = make('button', 'other', messages.other);
  other.type = 'button';
  const hall = make('div', 'hall');
  hall.append(tray.root, card.root, other);
  byId('scene', HTMLDivElement).append(hall);

  /** @param {number[]} numbers */
  function lay(numbers) {
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
      lay(/** @type {number[]} */ (choice));
      other.hidden = true;
    },
    begin() {
      lay(card.numbers());
      other.ariaDisabled = 'true';
    },
    /** @param {Calling} round */
    async show({ balls, full, payoutCentavos }) {
      for (const [index, ball] of balls.entries()) {
        tray.add(ball, index + 1);
        if (card.mark(ball)) sound.stop(index % 5);
        await wait(prefersReducedMotion() ? 0 : 85);
      }
      for (const line of full) card.light(lines[line] ?? []);
      if (full.length === 0) return messages.nothing;
      return messages.full(full.length, money(payoutCentavos));
    },
    end() {
      other.ariaDisabled = 'false';
    },
    prices: () =>
      pays.flatMap((times, count) =>
        times > 0 && count !== 11
          ? [/** @type {const} */ ([messages.lines(count), `×${times}`])]
          : [],
      ),
  };
}
