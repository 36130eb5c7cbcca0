import { createChoices } from '../choices.js';
import { make } from '../elements.js';

const halves = ['red', 'black', 'even', 'odd', 'low', 'high'];
const thirds = ['dozen1', 'dozen2', 'dozen3', 'column1', 'column2', 'column3'];
const numbers = Array.from({ length: 37 }, (_, number) => String(number));
const values = [...halves, ...thirds, ...numbers];

/** The halves from left to right, as a casino has them on its felt. */
const felted = ['low', 'even', 'red', 'black', 'odd', 'high'];

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
 * @param {string} value
 * @param {import('./scene.js').Words} words
 * @param {(pocket: number) => string} colourOf
 */
function faceOf(value, words, colourOf) {
  if (!numbers.includes(value)) return [make('span', 'choice-name', words.places[value])];
  const colour = make('span', 'unseen', words.colours[colourOf(Number(value))]);
  return [make('b', 'choice-name', value), document.createTextNode(' '), colour];
}

/**
 * The felt: every place to bet on, and lights on the numbers that a bet wins on.
 * @param {Record<string, number[]>} places
 * @param {import('./scene.js').Words} words
 * @param {(pocket: number) => string} colourOf
 */
export function createFelt(places, words, colourOf) {
  const root = make('div', 'felt');
  const choices = createChoices(
    words.legend,
    values.map((value) => ({ value, face: faceOf(value, words, colourOf) })),
  );
  root.append(choices.root);

  for (const value of values) {
    const face = choices.faceOf(value);
    const [row, column] = seatOf(value);
    face?.style.setProperty('--row', row);
    face?.style.setProperty('--column', column);
    if (face !== null && numbers.includes(value)) face.dataset['colour'] = colourOf(Number(value));
  }

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
    root,
    chosen: choices.chosen,
    lock: choices.lock,
    clear,
    /** @param {string} value */
    light: (value) => choices.faceOf(value)?.setAttribute('data-won', ''),
  };
}
