import { createBetLayout, stakesIn } from '../chips/bet-layout.js';
import { chipFormat } from '../chips/chip-rack.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { createLiveParts, createRecent } from '../live/live-parts.js';
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
 * A wheel above the betting table.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../live/start-live.js').LiveScene}
 */
export function createScene(opened, messages) {
  const { wheel: pockets, places, returns, limits, shared } = opened;
  const money = pesoFormat(messages.tag);
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const recent = createRecent(recentCount, (pocket) => [String(pocket), colourOf(pocket)]);
  const { words, dealer, notes, showRound } = createLiveParts(opened, messages);
  const layout = createBetLayout(limits);
  const write = chipFormat(messages.tag);
  const felt = createFelt(places, messages, colourOf);
  const bowl = make('div', 'bowl');
  bowl.ariaHidden = 'true';
  bowl.append(wheel.root, recent.root);
  if (shared) bowl.append(dealer.root, notes);
  byId('scene', HTMLDivElement).append(bowl, felt.root);

  function begin() {
    felt.clear();
    felt.lock(true);
    bowl.dataset['turning'] = '';
    wheel.spin();
  }

  /** Lets the ball fall into a pocket and marks the winning bets. @param {number} pocket */
  async function land(pocket) {
    await wheel.land(pocket);
    sound.stop(3);
    await wait(prefersReducedMotion() ? 0 : 900);
    felt.light(String(pocket));
    for (const [place, covered] of Object.entries(places))
      if (covered.includes(pocket)) felt.light(place);
    return messages.result(String(pocket), messages.colours[colourOf(pocket)] ?? '');
  }

  function halt() {
    wheel.halt();
    delete bowl.dataset['turning'];
  }

  return {
    bets: layout,
    anyPlace: 'red',
    words,
    dealer,
    clear: felt.clear,
    lock: felt.lock,
    showRound,
    showHistory: recent.show,
    /** @param {Pick<Spin, 'pocket'>} result */
    async showResult({ pocket }) {
      begin();
      await wait(prefersReducedMotion() ? 0 : 1_200);
      const result = await land(pocket);
      halt();
      return result;
    },
    showStakes: (stakes) => felt.showStakes(stakes, write),
    onPlace: felt.onPlace,
    choice: () => (layout.isEmpty() ? null : layout.stakes()),
    lay(choice) {
      felt.showStakes(stakesIn(choice), write);
      felt.lock(true);
    },
    begin,
    /** @param {Spin} round */
    async show({ pocket, payoutCentavos }) {
      const result = await land(pocket);
      recent.add(pocket);
      if (payoutCentavos === 0) return `${result} ${messages.lost}`;
      return `${result} ${messages.gained(money(payoutCentavos))}`;
    },
    end() {
      halt();
      felt.lock(false);
    },
    prices: () => [
      [messages.number, `×36 (${returns} %)`],
      [messages.third, `×3 (${returns} %)`],
      [messages.half, `×2 (${returns} %)`],
    ],
  };
}
