import {
  integer,
  length,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { tableStakes } from '../table-stakes.ts';
import { defineTable, type RandomBelow } from '../table-game.ts';

/** The bets, which are also the results of a fight. */
export const sides = ['meron', 'wala', 'draw'] as const;

export type Side = (typeof sides)[number];

/** The chance of each result in thousandths. */
const chances: Readonly<Record<Side, number>> = { meron: 470, wala: 450, draw: 80 };

/** Payout of a won bet in hundredths of the stake, the stake included. */
const pays: Readonly<Record<Side, number>> = { meron: 185, wala: 193, draw: 1_150 };

/** Return to player of each bet in percent. A test computes the exact figures. */
export const returns: Readonly<Record<Side, string>> = {
  meron: '94.95',
  wala: '94.85',
  draw: '92.00',
};

/** Bounds of a stake in centavos. A stake is in whole pesos. */
export const stakeBounds = { least: 5_00, most: 5_000_00 } as const;

/** The parts of a round, in milliseconds: bets are open, the fight, and the pause before the next round. */
export const phases = { openMs: 30_000, fightMs: 12_000, pauseMs: 3_000 } as const;

const roundMs = phases.openMs + phases.fightMs + phases.pauseMs;

/** The round of a time, with the times of its close and its result in epoch milliseconds. */
export function roundAt(now: number) {
  return roundNumbered(Math.floor(now / roundMs));
}

/** The next rounds whose fight has not begun, by time. */
export function roundsAhead(now: number, count: number) {
  const { closesAt, number: nth } = roundAt(now);
  const first = now < closesAt ? nth : nth + 1;
  return Array.from({ length: count }, (_, later) => roundNumbered(first + later));
}

/** A round by its number. */
export function roundNumbered(nth: number) {
  const startsAt = nth * roundMs;
  const closesAt = startsAt + phases.openMs;
  return { number: nth, startsAt, closesAt, endsAt: closesAt + phases.fightMs };
}

/** The winner for a random integer from 0 to 999. */
export function winnerOf(drawn: number): Side {
  if (drawn < chances.meron) return 'meron';
  return drawn < chances.meron + chances.wala ? 'wala' : 'draw';
}

/** The payout of a bet, the stake included. A draw returns the stakes on the two sides. */
export function payoutOf(stakeCentavos: number, side: Side, winner: Side): number {
  if (side === winner) return Math.floor((stakeCentavos * pays[side]) / 100);
  return winner === 'draw' ? stakeCentavos : 0;
}

/** Decides a fight. */
export function drawWinner(randomBelow: RandomBelow): Side {
  return winnerOf(randomBelow(1_000));
}

/** The bet of a fight. The number of the round is null in invented histories. */
export const bet = object({
  side: picklist(sides),
  round: nullable(pipe(number(), integer(), minValue(0))),
});

/** The result of a bet, with the seed that decided it. */
export const outcome = object({
  side: picklist(sides),
  winner: picklist(sides),
  seed: nullable(pipe(string(), length(64))),
});

/** A cockfight: Meron, Wala or a draw. Its bets are placed by `create-arena.ts`. */
export const cockfight = defineTable({
  stakes: tableStakes,
  rules: { pays, returns, ...stakeBounds, ...phases },
  choice: bet,
  outcome,
  decide(stakeCentavos, { side }, randomBelow) {
    const winner = drawWinner(randomBelow);
    const payoutCentavos = payoutOf(stakeCentavos, side, winner);
    return { payoutCentavos, outcome: { side, winner, seed: null } };
  },
});
