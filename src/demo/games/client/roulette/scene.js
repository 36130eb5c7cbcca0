import { createBetLayout } from '../chips/bet-layout.js';
import { chipFormat } from '../chips/chip-rack.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createFelt } from './felt.js';
import { createWheel } from './wheel.js';

/**
 * @typedef {import('../calls.js').Settlement & { choice: string | import('../chips/bet-layout.js').Stakes, pocket: number }} Spin
 * @typedef {import('../calls.js').Opened & import('../chips/chip-table.js').ChipRules & { wheel: number[], places: Record<string, number[]>, returns: string }} Opened
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
 * @returns {import('../start-table.js').TableScene}
 */
export function createScene({ wheel: pockets, places, returns, limits }, messages) {
  const money = pesoFormat(messages.tag);
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const recent = createRecentNumbers(colourOf);
  const layout = createBetLayout(limits);
  const write = chipFormat(messages.tag);
  const felt = createFelt(places, messages, colourOf);
  const bowl = make('div', 'bowl');
  bowl.ariaHidden = 'true';
  bowl.append(wheel.root, recent.root);
  byId('scene', HTMLDivElement).append(bowl, felt.root);

  return {
    bets: layout,
    showStakes: (stakes) => felt.showStakes(stakes, write),
    onPlace: felt.onPlace,
    choice: () => (layout.isEmpty() ? null : layout.stakes()),
    lay(choice) {
      // Rounds of earlier versions have one bet, without its stake.
      const bets = typeof choice === 'string' ? { [choice]: Number.NaN } : choice;
      felt.showStakes(/** @type {Record<string, number>} */ (bets), write);
      felt.lock(true);
    },
    begin() {
      felt.clear();
      felt.lock(true);
      bowl.dataset['turning'] = '';
      wheel.spin();
    },
    /** @param {Spin} round */
    async show({ pocket, payoutCentavos }) {
      await wheel.land(pocket);
      sound.stop(3);
      recent.add(pocket);
      await wait(prefersReducedMotion() ? 0 : 900);
      felt.light(String(pocket));
      for (const [place, covered] of Object.entries(places))
        if (covered.includes(pocket)) felt.light(place);
      const result = messages.result(String(pocket), messages.colours[colourOf(pocket)] ?? '');
      if (payoutCentavos === 0) return `${result} ${messages.lost}`;
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
