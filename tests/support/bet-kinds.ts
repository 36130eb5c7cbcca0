import { object, parse, string } from 'valibot';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { GameKind } from '#demo/content/game-kind.ts';
import { slip, slipOutcome } from '#demo/games/book/book-rules.ts';
import { pricesAt } from '#demo/games/book/board.ts';
import { sportsLeagues } from '#demo/games/book/leagues.ts';
import { payoutOf as payoutOfPrices } from '#demo/games/book/prices.ts';
import { fixturesBetween } from '#demo/games/book/schedule.ts';
import * as cockfight from '#demo/games/cockfight/rules.ts';
import { verifyRound } from '#demo/games/fair/verify-round.ts';
import { liveGames, type LiveKind } from '#demo/games/live/live-games.ts';
import { liveRound, liveRoundAt } from '#demo/games/live/live-rounds.ts';
import { resultOfTicket } from '#demo/games/lottery/draw-results.ts';
import { comingDraws } from '#demo/games/lottery/draw-times.ts';
import type { DecideBet } from '#gateway/bets/bets.ts';
import * as poker from '#demo/games/poker/rules.ts';
import { seedsFrom } from '#gateway/play/play.ts';

/** The seeds of all games in tests of settlements. */
export const testSeeds = seedsFrom('a secret of the test');

/** Gives the results of the bets that are placed without one. */
export const decideBet: DecideBet = (bet) => resultOfTicket(bet, testSeeds);

/** A call of a game page, without session and key. */
interface BetCall {
  readonly path: string;
  readonly body: object;
}

/** A settled bet as it is recorded. */
interface SettledBet {
  readonly stake: number;
  readonly choice: unknown;
  readonly outcome: unknown;
}

/** A kind of bet that the tests of settlements place. */
export interface BetKind {
  readonly title: string;
  /** Begins the keys of its bets. */
  readonly name: string;
  readonly kind: GameKind;
  readonly category: GameType;
  /** Node id of its game. */
  readonly nodeId: number;
  /** The next time after `at` when it takes bets. */
  nextAt(at: number): number;
  /** The calls of the nth bet at a time. The first one places it. */
  callsOf(nth: number, now: number): readonly BetCall[];
  /** The payout of a settled bet by the rules. */
  payoutOf(bet: SettledBet): number;
}

/** A kind of bet without its place in the table. */
type BetsOfKind = Omit<BetKind, 'title' | 'name' | 'nodeId'>;

const minuteMs = 60_000;

/** Stakes of 5 to 9 pesos. */
const stakeOf = (nth: number): number => 500 + (nth % 5) * 100;

/** Bets of the sports book on some matches of its first league. */
function slipKind(legs: number): BetsOfKind {
  const [league] = sportsLeagues;
  if (league === undefined) throw new RangeError('The sports book has no league');
  return {
    kind: 'sports',
    category: 'SPORTS',
    nextAt: (at) => at + 3 * minuteMs,
    callsOf(nth, now) {
      const matches = fixturesBetween(league, now + 1, now + league.aheadMs);
      const chosen = Array.from({ length: legs }, (_, leg) => {
        const fixture = matches[(nth + leg) % matches.length];
        const prices = fixture ? pricesAt(fixture, now, testSeeds) : [];
        const [pick, price] = prices[nth % prices.length] ?? [];
        return { fixture: fixture?.id, pick, price };
      });
      return [{ path: '/place', body: { stakeCentavos: stakeOf(nth), legs: chosen } }];
    },
    payoutOf({ stake, choice, outcome }) {
      const prices = parse(slip, choice).legs.map(({ price }) => price);
      const isWon = parse(slipOutcome, outcome).legs.every(({ won }) => won);
      return isWon ? payoutOfPrices(stake, prices) : 0;
    },
  };
}

const fights: BetsOfKind = {
  kind: 'cockfight',
  category: 'SPORTS',
  nextAt: (at) => cockfight.roundNumbered(cockfight.roundAt(at).number + 1).startsAt,
  callsOf(nth, now) {
    const side = cockfight.sides[nth % cockfight.sides.length];
    const round = cockfight.roundAt(now).number;
    return [{ path: '/place', body: { stakeCentavos: stakeOf(nth), round, side } }];
  },
  payoutOf({ stake, outcome }) {
    const { side, winner } = parse(cockfight.outcome, outcome);
    return cockfight.payoutOf(stake, side, winner);
  },
};

/** Hands that are called, folded, or left until they fold by themselves. */
const hands: BetsOfKind = {
  kind: 'poker',
  category: 'PVP',
  nextAt: (at) => at + minuteMs,
  callsOf(nth) {
    const deal = { path: '/deal', body: { stakeCentavos: 500, clientSeed: 'mine' } };
    const action = (['call', 'fold', null] as const)[nth % 3] ?? null;
    return action === null ? [deal] : [deal, { path: '/end', body: { action } }];
  },
  payoutOf({ stake, choice, outcome }) {
    const { action, ...deal } = parse(poker.outcome, outcome);
    if (action === 'fold') return 0;
    const { ante, call } = poker.payoutsOf(poker.showdown(deal));
    const isAnte = parse(poker.hand, choice).part === 'ante';
    return isAnte ? ante * stake : (call * stake) / poker.callAntes;
  },
};

const proven = object({ proof: object({ seed: string(), clientSeed: string() }) });

/** The payout of a round with a proof by the rules. */
function payoutByProof(kind: GameKind, { stake: stakeCentavos, choice, outcome }: SettledBet) {
  const { proof } = parse(proven, outcome);
  const payout = verifyRound({ kind, ...proof, stakeCentavos, choice })?.payoutCentavos;
  return payout ?? Number.NaN;
}

/** Stakes of 5, 10 and 15 pesos on three of the places, and their sum. */
function chipsOn(places: readonly string[], nth: number) {
  const laid = [0, 1, 2].map(
    (more) => [places[(nth + more) % places.length], 500 * (more + 1)] as const,
  );
  return { stakeCentavos: 3_000, bets: Object.fromEntries(laid) };
}

const spins: BetsOfKind = {
  kind: 'roulette',
  category: 'RNG',
  nextAt: (at) => at + 1_000,
  callsOf(nth) {
    const { stakeCentavos, bets: choice } = chipsOn(liveGames.roulette.places, nth);
    return [{ path: '/play', body: { stakeCentavos, choice, clientSeed: 'mine' } }];
  },
  payoutOf: (bet) => payoutByProof('roulette', bet),
};

/** Bets at a live table. */
function liveBets(kind: LiveKind, nodeId: number): BetKind {
  return {
    title: `live ${kind}`,
    name: `live-${kind}`,
    kind,
    category: 'LIVE',
    nodeId,
    nextAt: (at) => liveRound(nodeId, liveRoundAt(nodeId, at).number + 1).startsAt,
    callsOf(nth, now) {
      const round = liveRoundAt(nodeId, now).number;
      const laid = chipsOn(liveGames[kind].places, nth);
      return [{ path: '/place', body: { table: nodeId, round, ...laid } }];
    },
    payoutOf: (bet) => payoutByProof(kind, bet),
  };
}

const quickGame = 'KULAY3';

/** The next draw of the quick game, which takes tickets at the time of the one before. */
function nextDraw(now: number) {
  const [draw] = comingDraws(quickGame, now);
  if (draw === undefined) throw new RangeError('The lottery has a next draw');
  return draw;
}

const tickets: BetsOfKind = {
  kind: 'lottery',
  category: 'ELOTT',
  nextAt: (at) => nextDraw(at).endsAt,
  callsOf(nth, now) {
    const numbers = [nth, Math.floor(nth / 6), Math.floor(nth / 36)].map((die) => 1 + (die % 6));
    const body = { stakeCentavos: stakeOf(nth), draw: nextDraw(now).numero, numbers };
    return [{ path: '/place', body }];
  },
  payoutOf: (bet) => payoutByProof('lottery', bet),
};

/** Every kind of bet, each at a game of its own. */
export const betKinds: readonly BetKind[] = [
  { title: 'single bets at the sports book', name: 'single-bet', nodeId: 101, ...slipKind(1) },
  { title: 'accumulators at the sports book', name: 'accumulator', nodeId: 102, ...slipKind(2) },
  { title: 'cockfights', name: 'cockfight', nodeId: 103, ...fights },
  { title: 'hands of poker', name: 'poker-hand', nodeId: 104, ...hands },
  { title: 'roulette with many bets', name: 'roulette', nodeId: 105, ...spins },
  liveBets('baccarat', 106),
  liveBets('roulette', 107),
  liveBets('sicbo', 108),
  { title: 'tickets of the lottery', name: 'ticket', nodeId: 109, ...tickets },
];
