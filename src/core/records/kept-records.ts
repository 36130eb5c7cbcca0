import {
  array,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
  literal,
} from 'valibot';
import { betFields, betOutcome } from '../cache/bet-shape.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { entryKinds, orderStates } from '#protocol/vocabulary/entry-kind.ts';
import { profitSteps } from './period.ts';
import { betLists } from './record-choices.ts';

const period = variant('name', [
  object({ name: literal('own'), from: string(), to: string() }),
  object({ name: picklist(['today', 'yesterday', 'week', 'month']) }),
]);

const betTotal = object({
  stake: nullable(number()),
  validBet: nullable(number()),
  payout: nullable(number()),
  profit: nullable(number()),
});

const bet = object(betFields);

const paging = {
  pages: number(),
  count: nullable(number()),
  asOf: nullable(number()),
  next: nullable(string()),
} as const;

/** The last page of bets that was seen, as the cache writes it. */
export const keptBetRecord = declareEntry(
  'bet-record',
  {
    shape: object({
      filter: object({
        list: picklist(betLists),
        period,
        order: string(),
        outcome: betOutcome,
        vendor: string(),
      }),
      page: number(),
      answer: object({
        ...paging,
        // Pages that an earlier version has kept do not have it.
        open: optional(nullable(number()), null),
        bets: array(bet),
        total: nullable(betTotal),
        pageTotal: betTotal,
      }),
    }),
  },
  'private',
);

const accountTotal = object({ in: nullable(number()), out: nullable(number()) });

const accountRecord = object({
  id: string(),
  name: string(),
  code: nullable(picklist(entryCodes)),
  kind: nullable(picklist(entryKinds)),
  at: number(),
  orderNo: nullable(string()),
  remark: string(),
  balance: nullable(number()),
  amount: nullable(number()),
  vendor: optional(nullable(string()), null),
  // Records that an earlier version has kept have none of these.
  other: optional(nullable(string()), null),
  state: optional(nullable(picklist(orderStates)), null),
  fee: optional(nullable(number()), null),
});

/** The last page of the account record that was seen, as the cache writes it. */
export const keptAccountRecord = declareEntry(
  'account-record',
  {
    shape: object({
      filter: object({ period, code: picklist(['', ...entryCodes]), order: string() }),
      page: number(),
      answer: object({
        ...paging,
        records: array(accountRecord),
        total: nullable(accountTotal),
        pageTotal: accountTotal,
      }),
    }),
  },
  'private',
);

const amount = nullable(number());

const profitFields = {
  stake: amount,
  payout: amount,
  profit: amount,
  turnover: amount,
  deposits: amount,
  withdrawals: amount,
  bonuses: amount,
  other: amount,
  // Records that an earlier version has kept have neither.
  open: optional(amount, 0),
  locked: optional(amount, 0),
} as const;

const category = object({ category: picklist([...gameTypes, 'other']), ...profitFields });

/** Profit and loss, as the cache writes it. */
export const keptProfit = declareEntry(
  'profit',
  {
    shape: object({
      step: picklist(profitSteps),
      periods: array(object({ from: number(), ...profitFields })),
      categories: array(category),
      total: object(profitFields),
    }),
  },
  'private',
);

/** The statement of a month, as the cache writes it. */
export const keptStatement = declareEntry(
  'statement',
  {
    shape: object({
      month: string(),
      statement: object({
        opening: amount,
        closing: amount,
        codes: array(object({ code: picklist(entryCodes), amount, count: number() })),
        categories: array(category),
        total: object(profitFields),
      }),
    }),
  },
  'private',
);

/** The wins of the last 30 days, as the cache writes them. */
export const keptWins = declareEntry(
  'wins',
  {
    shape: object({
      wins: array(object({ ...betFields, category: picklist(gameTypes) })),
      count: number(),
      payout: nullable(number()),
    }),
  },
  'private',
);

const condition = object({ actual: amount, needed: nullable(number()) });

/** The level of the member and the ladder, as the cache writes them. */
export const keptRank = declareEntry(
  'rank',
  {
    shape: object({
      progress: object({
        level: string(),
        next: nullable(string()),
        mode: picklist(['ALL', 'ANY']),
        month: condition,
        overall: condition,
        met: number(),
        conditions: number(),
      }),
      levels: array(
        object({
          id: string(),
          name: string(),
          icon: nullable(string()),
          month: amount,
          overall: amount,
          benefits: array(string()),
        }),
      ),
      current: nullable(string()),
    }),
  },
  'private',
);
