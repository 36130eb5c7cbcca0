import { integer, minValue, number, object, picklist, pipe } from 'valibot';
import { tableStakes } from '../stakes.ts';
import { type Below, defineTable } from '../table-game.ts';

/** How a match can end. */
export const ends = ['home', 'draw', 'away'] as const;

export type End = (typeof ends)[number];

/** How many matches of a hundred a side scores nothing, once, twice … in. */
export const chances = {
  home: [25, 35, 24, 11, 5],
  away: [32, 36, 20, 9, 3],
} as const;

/** Hundredths of the stake that each end pays, the stake with it. */
export const pays: Readonly<Record<End, number>> = { home: 226, draw: 358, away: 302 };

/** What each end pays back on average, in percent; reckoned exactly in the test. */
export const returns: Readonly<Record<End, string>> = {
  home: '95.03',
  draw: '95.01',
  away: '94.86',
};

/** Goals by a whole number from 0 to 99. */
export function goalsOf(part: readonly number[], drawn: number): number {
  let left = drawn;
  const goals = part.findIndex((chance) => (left -= chance) < 0);
  return Math.max(0, goals);
}

/** How a score ends. */
export function endOf(home: number, away: number): End {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function scored(part: readonly number[], below: Below): number {
  return goalsOf(part, below(100));
}

const goals = pipe(number(), integer(), minValue(0));

/** A match played in a moment: bet on how it ends. */
export const match = defineTable({
  stakes: tableStakes,
  rules: { pays, returns },
  choice: picklist(ends),
  outcome: object({ choice: picklist(ends), home: goals, away: goals, end: picklist(ends) }),
  decide(stakeCentavos, choice, below) {
    const [home, away] = [scored(chances.home, below), scored(chances.away, below)];
    const end = endOf(home, away);
    const payoutCentavos = end === choice ? (stakeCentavos * pays[choice]) / 100 : 0;
    return { payoutCentavos, outcome: { choice, home, away, end } };
  },
});
