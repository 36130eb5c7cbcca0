import { safeParse } from 'valibot';
import { type EventBet, type EventLimits, type GameSeeds, hashOfSeed } from '#gateway/play/play.ts';
import { lotteryRules } from '../../content/lottery.ts';
import { randomFrom } from '../fair/random-from.ts';
import { comingDraws, type Draw, findDraw, pastDraws } from './draw-times.ts';
import { drawBalls, lottery, paysOf, ticket } from './rules.ts';

/** All that a result needs of the seeds. */
type Seeds = Pick<GameSeeds, 'seedOf'>;

/** The name of a draw, which its seed and the sums of its tickets have. */
const nameOf = ({ numero }: Draw): string => `draw:${numero}`;

const seedOf = (seeds: Seeds, draw: Draw): string => seeds.seedOf(nameOf(draw), draw.onSaleAt);

/** The numbers of a draw, which nobody may learn before its time, and the seed that decides them. */
export function drawResult(seeds: Seeds, draw: Draw) {
  const seed = seedOf(seeds, draw);
  const rules = lotteryRules[draw.game];
  return { seed, drawn: rules ? drawBalls(rules, randomFrom(seed, '')) : [] };
}

/** The result of a ticket whose draw has come, with the proof of the draw. Null for a bet that is no ticket for a draw. */
export function resultOfTicket(
  bet: { readonly kind: string | null; readonly choice: unknown; readonly stakeCentavos: number },
  seeds: Seeds,
) {
  const chosen = safeParse(ticket, bet.choice);
  if (!chosen.success || bet.kind !== 'lottery') return null;
  const draw = findDraw(chosen.output.draw ?? '');
  if (draw?.game !== chosen.output.game) return null;
  const seed = seedOf(seeds, draw);
  const { payoutCentavos, outcome } = lottery.decide(
    bet.stakeCentavos,
    chosen.output,
    randomFrom(seed, ''),
  );
  return { payoutCentavos, outcome: { ...outcome, proof: { seed, clientSeed: '' } } };
}

/** The draws of a game at a time: those on sale with the hashes of their seeds, and the last results with the seeds. */
export function drawsAt(seeds: Seeds, game: string, now: number) {
  return {
    coming: comingDraws(game, now).map((draw) => ({
      ...draw,
      hash: hashOfSeed(seedOf(seeds, draw)),
    })),
    past: pastDraws(game, now).map((draw) => {
      const result = drawResult(seeds, draw);
      return { ...draw, ...result, hash: hashOfSeed(result.seed) };
    }),
  };
}

/** Limits of the tickets for one draw, in centavos. */
const drawLimits: EventLimits = {
  memberPlace: 200_00,
  memberStake: 5_000_00,
  memberPayout: 250_000_000_00,
  houseLoss: 500_000_000_00,
};

/** Outcomes that the limits count apart: a ticket has all hits at one of them at most. */
const outcomes = 64;

/** The numbers of a ticket, in one order for all tickets with the same hits. */
function orderedOf(game: string, numbers: readonly number[]): readonly number[] {
  const isOrdered = lotteryRules[game]?.returned ?? true;
  return isOrdered ? numbers : numbers.toSorted((a, b) => a - b);
}

/** The outcome at which a ticket can have all hits. */
const outcomeOf = (ordered: readonly number[]): number =>
  ordered.reduce((sum, one) => (sum * 31 + one) % outcomes, 0);

/**
 * A ticket as the limits of its draw count it. A draw has too many results to count each, so they are counted in groups: in
 * the group of its numbers a ticket pays the first prize, in each other one the second prize at most.
 */
export function drawEvent(draw: Draw, numbers: readonly number[], stakeCentavos: number): EventBet {
  const ordered = orderedOf(draw.game, numbers);
  const pays = paysOf(draw.game);
  const [first, second] = [pays.at(-1) ?? 0, Math.max(0, ...pays.slice(0, -1))];
  const own = outcomeOf(ordered);
  const payoutsWith = (otherwise: number) =>
    Array.from({ length: outcomes }, (_, nth) => stakeCentavos * (nth === own ? first : otherwise));
  return {
    event: nameOf(draw),
    closesAt: draw.closesAt,
    endsAt: draw.endsAt,
    stakes: { [ordered.join('-')]: stakeCentavos },
    payouts: payoutsWith(second),
    places: [{ stakeCentavos, payouts: payoutsWith(0) }],
    isCombined: false,
    limits: drawLimits,
  };
}
