import { integer, minValue, number, object, picklist, pipe } from 'valibot';
import { tableStakes } from '../table-stakes.ts';
import { type RandomBelow, defineTable } from '../table-game.ts';

/** The bets, which are also the results of a match. */
export const ends = ['home', 'draw', 'away'] as const;

export type End = (typeof ends)[number];

/** The chance in percent that a side scores 0, 1, 2 … goals. */
export const chances = {
  home: [25, 35, 24, 11, 5],
  away: [32, 36, 20, 9, 3],
} as const;

/** Payout of a won bet in hundredths of the stake, the stake included. */
export const pays: Readonly<Record<End, number>> = { home: 226, draw: 358, away: 302 };

/** Return to player of each bet in percent. A test computes the exact figures. */
export const returns: Readonly<Record<End, string>> = {
  home: '95.03',
  draw: '95.01',
  away: '94.86',
};

/** The number of goals for a random integer from 0 to 99. */
export function goalsOf(part: readonly number[], drawn: number): number {
  let left = drawn;
  const goals = part.findIndex((chance) => (left -= chance) < 0);
  return Math.max(0, goals);
}

/** The result of a score. */
export function endOf(home: number, away: number): End {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function scored(part: readonly number[], randomBelow: RandomBelow): number {
  return goalsOf(part, randomBelow(100));
}

const goals = pipe(number(), integer(), minValue(0));

/** A simulated football match: the player bets on the result. */
export const match = defineTable({
  stakes: tableStakes,
  rules: { pays, returns },
  choice: picklist(ends),
  outcome: object({ choice: picklist(ends), home: goals, away: goals, end: picklist(ends) }),
  decide(stakeCentavos, choice, randomBelow) {
    const [home, away] = [scored(chances.home, randomBelow), scored(chances.away, randomBelow)];
    const end = endOf(home, away);
    const payoutCentavos = end === choice ? (stakeCentavos * pays[choice]) / 100 : 0;
    return { payoutCentavos, outcome: { choice, home, away, end } };
  },
});
