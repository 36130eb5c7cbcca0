import { byId, make, still, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createFelt } from './felt.js';
import { createWheel } from './wheel.js';

/**
 * @typedef {import('../calls.js').Settled & { choice: string, pocket: number }} Spin
 * @typedef {import('../calls.js').Opened & { wheel: number[], places: Record<string, number[]>, returns: string }} Opened
 * @typedef {ReturnType<typeof import('./words.js').rouletteWords>} Words
 */

/** How many of the last numbers are remembered on the table. */
const remembered = 9;

/**
 * @param {readonly number[]} reds
 * @returns {(pocket: number) => 'green' | 'red' | 'black'}
 */
const colouring = (reds) => (pocket) =>
  pocket === 0 ? 'green' : reds.includes(pocket) ? 'red' : 'black';

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
export function createScene({ wheel: pockets, places, returns }, words) {
  const money = pesoFormat(words.tag);
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const memory = createMemory(colourOf);
  const felt = createFelt(places, words, colourOf);
  const bowl = make('div', 'bowl');
  bowl.ariaHidden = 'true';
  bowl.append(wheel.root, memory.root);
  byId('scene', HTMLDivElement).append(bowl, felt.root);

  return {
    choice: felt.chosen,
    begin() {
      felt.clear();
      felt.lock(true);
      bowl.dataset['turning'] = '';
      wheel.spin();
    },
    /** @param {Spin} round */
    async show({ choice, pocket, payoutCentavos }) {
      await wheel.land(pocket);
      sound.stop(3);
      memory.add(pocket);
      await wait(still() ? 0 : 900);
      felt.light(String(pocket));
      const told = words.told(String(pocket), words.colours[colourOf(pocket)] ?? '');
      if (payoutCentavos === 0) return `${told} ${words.lost}`;
      felt.light(choice);
      return `${told} ${words.gained(money(payoutCentavos))}`;
    },
    end() {
      wheel.halt();
      delete bowl.dataset['turning'];
      felt.lock(false);
    },
    prices: () => [
      [words.number, `×36 (${returns} %)`],
      [words.third, `×3 (${returns} %)`],
      [words.half, `×2 (${returns} %)`],
    ],
  };
}
