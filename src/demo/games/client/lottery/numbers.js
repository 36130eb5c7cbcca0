import { make } from '../elements.js';

/**
 * A lottery game as the gateway sends it.
 * @typedef {object} Draw
 * @property {string} code
 * @property {Record<string, string>} name
 * @property {number} balls
 * @property {number} lowest
 * @property {number} highest
 * @property {boolean} returned True when numbers can repeat, so that each ball has a position.
 * @property {number[]} pays
 * @property {string} returns
 */

/** @param {Draw} draw */
const all = ({ lowest, highest }) =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/** @param {readonly number[]} numbers */
const any = (numbers) => numbers[Math.floor(Math.random() * numbers.length)] ?? 0;

/**
 * One select field for each position.
 * @param {Draw} draw
 * @param {(place: number) => string} nameOf
 */
function createPlaces(draw, nameOf) {
  const root = make('div', 'places');
  const selects = Array.from({ length: draw.balls }, (_, place) => {
    const select = make('select', 'ball');
    select.setAttribute('aria-label', nameOf(place + 1));
    select.append(...all(draw).map((number) => new Option(String(number), String(number))));
    return select;
  });
  root.append(...selects);
  const lucky = () => {
    for (const select of selects) select.value = String(any(all(draw)));
  };
  lucky();
  return {
    root,
    lucky,
    chosen: () => selects.map(({ value }) => Number(value)),
    /** @param {readonly number[]} numbers */
    choose(numbers) {
      for (const [place, select] of selects.entries()) select.value = String(numbers[place]);
    },
  };
}

/**
 * A checkbox for each number, of which at most as many can be checked as balls are drawn.
 * @param {Draw} draw
 */
function createTicks(draw) {
  const root = make('div', 'ticks');
  const inputs = all(draw).map((number) => {
    const label = make('label', 'tick');
    const input = make('input', 'unseen');
    input.type = 'checkbox';
    input.value = String(number);
    label.append(input, String(number));
    root.append(label);
    return input;
  });
  const chosen = () => inputs.filter(({ checked }) => checked);
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && chosen().length > draw.balls) target.checked = false;
  });
  const lucky = () => {
    const left = [...inputs];
    for (const input of inputs) input.checked = false;
    for (let count = 0; count < draw.balls; count += 1) {
      const [input] = left.splice(Math.floor(Math.random() * left.length), 1);
      if (input !== undefined) input.checked = true;
    }
  };
  lucky();
  return {
    root,
    lucky,
    chosen: () => chosen().map(({ value }) => Number(value)),
    /** @param {readonly number[]} numbers */
    choose(numbers) {
      for (const input of inputs) input.checked = numbers.includes(Number(input.value));
    },
  };
}

/**
 * The fields for the numbers of a ticket. Random numbers are chosen at the start.
 * @param {Draw} draw
 * @param {(place: number) => string} nameOf
 */
export function createNumbers(draw, nameOf) {
  return draw.returned ? createPlaces(draw, nameOf) : createTicks(draw);
}
