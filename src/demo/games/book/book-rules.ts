import {
  array,
  boolean,
  check,
  integer,
  length,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { mostPayout } from '../event-limits.ts';
import { defineTable, type RandomBelow, type TableGame } from '../table-game.ts';
import type { League } from './leagues.ts';
import { payoutOf, picks, wins } from './prices.ts';
import { scoreOf, scoreTables } from './score-tables.ts';
import { tableNamed } from './schedule.ts';

/** The most legs of an accumulator. */
export const mostLegs = 8;

/** Bounds of a stake in centavos. A stake is in whole pesos. */
export const stakeBounds = { least: 5_00, most: 5_000_00 } as const;

/** Return to player of a single in percent: the least and the most of every price of every match. A test computes them. */
export const returns = { least: '92.93', most: '96.50' } as const;

const text = pipe(string(), minLength(1), maxLength(80));
const points = pipe(number(), integer(), minValue(0), maxValue(999));

/** A leg of a bet as it is recorded, so that it can be shown without its schedule. */
const leg = object({
  fixture: text,
  league: text,
  home: text,
  away: text,
  /** Null in invented histories. */
  startsAt: nullable(number()),
  table: pipe(
    string(),
    check((name) => scoreTables.has(name)),
  ),
  /** Line of the totals. */
  line: number(),
  pick: picklist(picks),
  /** In hundredths of the stake. */
  price: pipe(number(), integer(), minValue(101)),
});

/** A bet: one leg, or an accumulator that wins when all its legs win. */
export const slip = object({ legs: pipe(array(leg), minLength(1), maxLength(mostLegs)) });

export type Leg = InferOutput<typeof leg>;

const seed = pipe(string(), length(64));

/** The ends of the matches of a bet. `seed` decided the score; null in invented histories. */
export const slipOutcome = object({
  legs: array(object({ home: points, away: points, won: boolean(), seed: nullable(seed) })),
});

type LegEnd = InferOutput<typeof slipOutcome>['legs'][number];

/** The score of a match, and the seed that decided it. */
export type Ends = (leg: Leg) => Pick<LegEnd, 'home' | 'away' | 'seed'>;

/** Payout of a bet when all its legs win, in centavos. */
export function payoutIfWon(stakeCentavos: number, legs: readonly Pick<Leg, 'price'>[]): number {
  const prices = legs.map(({ price }) => price);
  return Math.min(mostPayout, payoutOf(stakeCentavos, prices));
}

/** Decides a bet by the scores of its matches. */
export function decideSlip(stakeCentavos: number, legs: readonly Leg[], ends: Ends) {
  const ended = legs.map((one) => {
    const end = ends(one);
    return { ...end, won: wins(one.pick, end, tableNamed(one.table).line) };
  });
  const isWon = ended.every(({ won }) => won);
  return { payoutCentavos: isWon ? payoutIfWon(stakeCentavos, legs) : 0, outcome: { legs: ended } };
}

/** The score of a match from random numbers. */
export function drawScore(table: string, randomBelow: RandomBelow) {
  const scores = tableNamed(table);
  return scoreOf(scores, randomBelow(scores.total));
}

/** A book on the matches of some leagues. */
export interface Book {
  readonly leagues: readonly League[];
}

/** The book as a game, which decides past bets and replays. Its bets are placed by `create-book.ts`. */
export function bookTable({ leagues }: Book): TableGame {
  return defineTable({
    stakes: [10_00, 20_00, 50_00, 100_00, 500_00],
    rules: {
      ...stakeBounds,
      mostLegs,
      mostPayout,
      returns,
      leagues: leagues.map(({ id, name, inTitles }) => ({ id, name, inTitles })),
    },
    choice: slip,
    outcome: slipOutcome,
    decide: (stakeCentavos, { legs }, randomBelow) =>
      decideSlip(stakeCentavos, legs, ({ table }) => ({
        ...drawScore(table, randomBelow),
        seed: null,
      })),
  });
}
