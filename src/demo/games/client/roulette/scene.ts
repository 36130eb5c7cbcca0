import { createBetLayout, stakesIn } from '../chips/bet-layout.ts';
import { chipFormat } from '../chips/chip-rack.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { createLiveParts, createRecent } from '../live/live-parts.ts';
import { sound } from '../sound.ts';
import { createFelt, type Colour } from './felt.ts';
import { createWheel } from './wheel.ts';
import type { Opened as GameOpened } from '../calls.ts';
import type { ChipRules } from '../chips/chip-table.ts';
import { text } from '../texts/texts.ts';
import type { LiveScene } from '../live/live-scene.ts';

interface Spin {
  pocket: number;
}

type Opened = GameOpened &
  ChipRules & { wheel: number[]; places: Record<string, number[]>; returns: string };

/** Number of results in the list of recent numbers. */
const recentCount = 9;

const colouring =
  (reds: readonly number[]): ((pocket: number) => Colour) =>
  (pocket) =>
    pocket === 0 ? 'green' : reds.includes(pocket) ? 'red' : 'black';

/** A wheel above the betting table. */
export function createScene(opened: Opened): LiveScene<Spin, number> {
  const { wheel: pockets, places, returns, limits, shared } = opened;
  const money = pesoFormat();
  const colourOf = colouring(places['red'] ?? []);
  const wheel = createWheel(pockets, colourOf);
  const recent = createRecent(recentCount, (pocket: number) => [String(pocket), colourOf(pocket)]);
  const { dealer, notes, showRound } = createLiveParts(opened);
  const layout = createBetLayout(limits);
  const write = chipFormat();
  const felt = createFelt(places, colourOf);
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

  /** Lets the ball fall into a pocket and marks the winning bets. */
  async function land(pocket: number) {
    await wheel.land(pocket);
    sound.stop(3);
    await wait(prefersReducedMotion() ? 0 : 900);
    felt.light(String(pocket));
    for (const [place, covered] of Object.entries(places))
      if (covered.includes(pocket)) felt.light(place);
    const colour = text(`roulette.colour.${colourOf(pocket)}`);
    return text('roulette.result', { number: pocket, colour });
  }

  function halt() {
    wheel.halt();
    delete bowl.dataset['turning'];
  }

  return {
    bets: layout,
    anyPlace: 'red',
    dealer,
    clear: felt.clear,
    lock: felt.lock,
    showRound,
    showHistory: recent.show,
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
    async show({ pocket, payoutCentavos }) {
      const result = await land(pocket);
      recent.add(pocket);
      if (payoutCentavos === 0) return `${result} ${text('roulette.lost')}`;
      return `${result} ${text('round.gained', { amount: money(payoutCentavos) })}`;
    },
    end() {
      halt();
      felt.lock(false);
    },
    prices: () => [
      [text('roulette.number'), `×36 (${returns} %)`],
      [text('roulette.third'), `×3 (${returns} %)`],
      [text('roulette.half'), `×2 (${returns} %)`],
    ],
  };
}
