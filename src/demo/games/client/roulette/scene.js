import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createFelt } from './felt.js';
import { createWheel } from './wheel.js';

/**
 * @typedef {import('../calls.js').Settlement & { choice: string, pocket: number }} Spin
 * @typedef {import('../calls.js').Opened & { wheel: number[], places: Record<string, number[]>, returns: string }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').rouletteMessages>} Messages
 */

/** Number of results in the list of recent numbers. */
const recentCount = 9;

/**
 * @param {readonly number[]} reds
 * @returns {(pocket: number) => 'green' | 'red' | 'black'}
 */
const colouring = (reds) => (pocket) =>
  pocket === 0 ? 'green' : reds.includes(pocket) ? 'red' : 'black';

/**
 * The results of the last rounds, the newest first.
 * @param {(pocket: number) => string} colourOf
 */
function createRecentNumbers(colourOf) {
  const root = make('div', 'recent');
  return {
    root,
    /** @param {number} pocket */
    add(pocket) {
      const chip = make('b', 'came', String(pocket));
      chip.dataset['colour'] = colourOf(pocket);
      root.prepend(chip);
      while (root.children.length > recentCount) root.lastElementChild?.remove();
    },
  };
}

/**
 * A wheel above the betting table.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ wheel: pockets, places, returns }, messages) {
  const money = pesoFormat(messages.tag);
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const recent = createRecentNumbers(colourOf);
  const felt = createFelt(places, messages, colourOf);
  const bowl = make('div', 'bowl');
  bowl.ariaHidden = 'true';
  bowl.append(wheel.root, recent.root);
  byId('scene', HTMLDivElement).append(bowl, felt.root);

  return {
    choice: felt.chosen,
    lay(choice) {
      felt.choose(choice);
      felt.lock(true);
    },
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
      recent.add(pocket);
      await wait(prefersReducedMotion() ? 0 : 900);
      felt.light(String(pocket));
      const result = messages.result(String(pocket), messages.colours[colourOf(pocket)] ?? '');
      if (payoutCentavos === 0) return `${result} ${messages.lost}`;
      felt.light(choice);
      return `${result} ${messages.gained(money(payoutCentavos))}`;
    },
    end() {
      wheel.halt();
      delete bowl.dataset['turning'];
      felt.lock(false);
    },
    prices: () => [
      [messages.number, `×36 (${returns} %)`],
      [messages.third, `×3 (${returns} %)`],
      [messages.half, `×2 (${returns} %)`],
    ],
  };
}
