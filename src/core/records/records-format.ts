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
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { entryKinds, orderStates } from '#protocol/vocabulary/entry-kind.ts';
import { profitSteps } from './period.ts';
import { betLists } from './record-choices.ts';

const period = variant('name', [
  object({ name: literal('own'), from: string(), to: string() }),
  object({ name: picklist(['today', 'yesterday', 'week', 'month']) }),
]);

const outcome = nullable(picklist(['won', 'lost', 'tied', 'cancelled']));

const betTotal = object({
  stake: nullable(number()),
  validBet: nullable(number()),
  payout: nullable(number()),
  profit: nullable(number()),
});

const betFields = {
  id: string(),
  game: string(),
  vendor: nullable(string()),
  at: number(),
  settledAt: nullable(number()),
  stake: nullable(number()),
  validBet: nullable(number()),
  payout: nullable(number()),
  profit: nullable(number()),
  outcome,
} as const;

const bet = object(betFields);

/** The tickets that were seen last, as the cache writes them. */
export const ticketsFormat = {
  shape: array(
    object({
      ...betFields,
      draw: nullable(string()),
      drawsAt: nullable(number()),
      numbers: nullable(string()),
      drawn: nullable(string()),
    }),
  ),
};

const paging = {
  pages: number(),
  count: nullable(number()),
  asOf: nullable(number()),
  next: nullable(string()),
} as const;

/** The last page of bets that was seen, as the cache writes it. */
export const betRecordFormat = {
  shape: object({
    filter: object({
      list: picklist(betLists),
      period,
      order: string(),
      outcome,
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
};

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
export const accountRecordFormat = {
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
};

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
export const profitFormat = {
  shape: object({
    step: picklist(profitSteps),
    periods: array(object({ from: number(), ...profitFields })),
    categories: array(category),
    total: object(profitFields),
  }),
};

/** The statement of a month, as the cache writes it. */
export const statementFormat = {
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
};

/** The wins of the last 30 days, as the cache writes them. */
export const winsFormat = {
  shape: object({
    wins: array(object({ ...betFields, category: picklist(gameTypes) })),
    count: number(),
    payout: nullable(number()),
  }),
};

const condition = object({ actual: amount, needed: nullable(number()) });

/** The level of the member and the ladder, as the cache writes them. */
export const rankFormat = {
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
};
