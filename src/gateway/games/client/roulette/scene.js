import { createChoices } from '../choices.js';
import { byId, make, still, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createWheel } from './wheel.js';

/**
 * @typedef {import('../calls.js').Settled & { choice: string, pocket: number }} Spin
 * @typedef {import('../calls.js').Opened & { wheel: number[], places: Record<string, number[]>, returns: string }} Opened
 * @typedef {ReturnType<typeof import('./words.js').rouletteWords>} Words
 */

const outside = ['red', 'black', 'even', 'odd', 'low', 'high'];
const thirds = ['dozen1', 'dozen2', 'dozen3', 'column1', 'column2', 'column3'];
/** The halves from left to right, as a casino has them on its felt. */
const felted = ['low', 'even', 'red', 'black', 'odd', 'high'];
const numbers = Array.from({ length: 37 }, (_, number) => String(number));

/** How many of the last numbers are remembered on the table. */
const remembered = 9;

/**
 * @param {readonly number[]} reds
 * @returns {(pocket: number) => 'green' | 'red' | 'black'}
 */
const colouring = (reds) => (pocket) =>
  pocket === 0 ? 'green' : reds.includes(pocket) ? 'red' : 'black';

/**
 * Where a place is on the felt of a casino: its row and column in the grid.
 * @param {string} value
 * @returns {readonly [row: string, column: string]}
 */
function seatOf(value) {
  const number = Number(value);
  if (number === 0) return ['1 / 4', '1'];
  if (number > 0) return [String(3 - ((number - 1) % 3)), String(1 + Math.ceil(number / 3))];
  const nth = Number(value.at(-1));
  if (value.startsWith('dozen')) return ['4', `${nth * 4 - 2} / span 4`];
  if (value.startsWith('column')) return [String(4 - nth), '14'];
  return ['5', `${felted.indexOf(value) * 2 + 2} / span 2`];
}

/**
 * The numbers that came last, the newest first.
 * @param {(pocket: number) => string} colourOf
 */
function createMemory(colourOf) {
  const root = make('div', 'memory');
  return {
    root,
    /** @param {number} pocket */
    add(pocket) {
      const chip = make('b', 'came', String(pocket));
      chip.dataset['colour'] = colourOf(pocket);
      root.prepend(chip);
      while (root.children.length > remembered) root.lastElementChild?.remove();
    },
  };
}

/**
 * A wheel above a felt of numbers.
 * @param {Opened} opened
 * @param {Words} words
 * @returns {import('../table.js').Scene}
 */
export function createScene({ wheel: pockets, places }, words) {
  const money = pesoFormat(words.tag);
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const memory = createMemory(colourOf);
  const bowl = make('div', 'bowl');
  bowl.ariaHidden = 'true';
  bowl.append(wheel.root, memory.root);

  /** @param {string} value */
  function faceOf(value) {
    if (!numbers.includes(value)) return [make('span', 'choice-name', words.places[value])];
    const colour = make('span', 'unseen', words.colours[colourOf(Number(value))]);
    return [make('b', 'choice-name', value), ' ', colour].map((part) =>
      typeof part === 'string' ? document.createTextNode(part) : part,
    );
  }

  const values = [...outside, ...thirds, ...numbers];
  const choices = createChoices(
    words.legend,
    values.map((value) => ({ value, face: faceOf(value) })),
  );
  for (const value of values) {
    const face = choices.faceOf(value);
    if (face === null) continue;
    const [row, column] = seatOf(value);
    face.style.setProperty('--row', row);
    face.style.setProperty('--column', column);
    if (numbers.includes(value)) face.dataset['colour'] = colourOf(Number(value));
  }
  const felt = make('div', 'felt');
  felt.append(choices.root);
  byId('scene', HTMLDivElement).append(bowl, felt);

  /** Lights the numbers that the bet wins on. */
  function showCovered() {
    const covered = places[choices.chosen() ?? ''] ?? [];
    for (const number of numbers) {
      const isCovered = covered.length > 1 && covered.includes(Number(number));
      choices.faceOf(number)?.toggleAttribute('data-covered', isCovered);
    }
  }

  function clear() {
    for (const value of values) choices.faceOf(value)?.removeAttribute('data-won');
  }

  choices.root.addEventListener('change', () => {
    clear();
    showCovered();
  });
  showCovered();

  return {
    choice: choices.chosen,
    begin() {
      clear();
      choices.lock(true);
      bowl.dataset['turning'] = '';
      wheel.spin();
    },
    /** @param {Spin} round */
    async show({ choice, pocket, payoutCentavos }) {
      await wheel.land(pocket);
      sound.stop(3);
      memory.add(pocket);
      await wait(still() ? 0 : 900);
      choices.faceOf(String(pocket))?.setAttribute('data-won', '');
      const told = words.told(String(pocket), words.colours[colourOf(pocket)] ?? '');
      if (payoutCentavos === 0) return `${told} ${words.lost}`;
      choices.faceOf(choice)?.setAttribute('data-won', '');
      return `${told} ${words.gained(money(payoutCentavos))}`;
    },
    end() {
      wheel.halt();
      delete bowl.dataset['turning'];
      choices.lock(false);
    },
    prices: () => [
      [words.number, '×36'],
      [words.third, '×3'],
      [words.half, '×2'],
    ],
  };
}
