import {
  check,
  maxLength,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { dayMs } from '../../model/market-day.ts';
import { mostReportDays } from '../../model/agents/team-report.ts';
import { rowPlace } from '../../model/record-period.ts';
import { readTeamFigures, teamCategory, teamFields } from '../../model/agents/team-figures.ts';
import { profit, profitFields, readProfit } from '../../model/profit.ts';
import { count } from '../../model/readers/count.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { part } from '../../model/readers/part.ts';
import { flag, identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { wordOrNull } from '../../model/readers/word.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { entryCodes } from '../../vocabulary/entry-code.ts';
import { entryKinds } from '../../vocabulary/entry-kind.ts';
import { uuid } from '../../uuid.ts';

const shared = { moduleId: 'AGENT3', token: 'required' } as const;

/** Days of +08:00: each time counts as the day that it belongs to, `to` is not included. Epoch milliseconds. */
const period = { from: wholeNumber(), to: wholeNumber() } as const;

// @__NO_SIDE_EFFECTS__
function withinReport<Request extends { readonly from: number; readonly to: number }>() {
  return check<Request, string>(
    ({ from, to }) => to > from && to - from <= mostReportDays * dayMs,
    'a period of 92 days at most',
  );
}

const wireNames = { from: 'startDate', to: 'endDate', parent: 'parentId', depth: 'level' } as const;

/** A member of the team, or absent for the agent itself. */
const parent = optional(uuid);

/**
 * The figures of the team below the agent: of a period, of each of its days, and by category. `total.active` counts members
 * once; `members` is the size of the team. `profit` of `total` and `days` is what the house has won from the team: the sum of
 * `houseProfit` of the categories, less `bonuses`, the promotions and rebates of players. `commission` is what the agent has
 * earned. Amounts in centavos. Errors: `agent_only`.
 */
export const getTeamOverview = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  aliases: ['/wps/relay/ODSFE2_TeamKPIB', '/wps/relay/ODSFE2_teamKPIC'],
  wireNames,
  request: pipe(object(period), withinReport()),
  reply: pipe(
    object({
      footer: part(object({ ...teamFields, members: count() })),
      list: list(object({ ...teamFields, startDate: time() }), 100),
      categories: list(teamCategory, 50),
    }),
    transform(({ footer, list: days, categories }) => ({
      total: { ...readTeamFigures(footer), members: footer.members },
      days: days.map((day) => ({ ...readTeamFigures(day), at: day.startDate })),
      categories,
    })),
  ),
});

const row = pipe(
  object({
    id: identifier(),
    account: text(100),
    nickname: text(300),
    /** The row of the member whose downlines are listed. */
    self: flag(),
    hasDownlines: flag(),
    teamProfit: pesosOrNull(),
    ...profitFields,
  }),
  transform(({ id, account, nickname, self, hasDownlines, teamProfit, ...wire }) => ({
    id,
    account,
    nickname,
    isSelf: self,
    hasDownlines,
    ...readProfit(wire),
    houseProfit: teamProfit,
  })),
);

const page = {
  page: pipe(wholeNumber(), minValue(1), maxValue(1_000_000)),
  size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 20),
  asOf: optional(wholeNumber()),
  after: optional(uuid),
} as const;

const filter = {
  ...period,
  parent,
  search: optional(pipe(string(), trim(), maxLength(60)), ''),
  depth: optional(picklist(['one', 'all']), 'one'),
} as const;

/**
 * Sums of the entries of members in a period, by account name.
 *
 * - `by: 'member'`: a row for each member below `parent` with entries, of one level or of all.
 * - `by: 'team'`: a row for each direct downline of `parent` with the sums of its whole team, and one for `parent` itself.
 *   All rows together are the team of `parent`, with `parent`.
 * - `search`: accounts that begin with it; `total` sums the rows found. `category`: games of one category; empty for all.
 *
 * `asOf` is the time of the first page: members who register later are left out; `after` is `next` of the page before.
 * `path` leads from the agent to `parent`. Errors: `agent_only`, `not_found` for a member outside of the team.
 */
export const getTeamSums = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/reports/sums',
  wireNames: { ...wireNames, by: 'groupBy', category: 'gameType' },
  request: pipe(
    object({
      ...filter,
      ...page,
      by: picklist(['member', 'team']),
      category: optional(picklist(['', ...gameTypes]), ''),
    }),
    withinReport(),
  ),
  reply: pipe(
    object({
      path: list(object({ id: identifier(), account: text(100) }), 1_000),
      list: list(row, 101),
      total: count(),
      totalPages: count(1),
      teamProfit: pesosOrNull(),
      footer: profit(),
      asOf: count(),
      next: textOrNull(100),
    }),
    transform(({ list: rows, total: count, totalPages, footer, teamProfit, ...rest }) => ({
      rows,
      count,
      pages: totalPages,
      total: { ...footer, houseProfit: teamProfit },
      ...rest,
    })),
  ),
});

const sourceOfIncome = object({
  codeType: wordOrOther(entryCodes),
  income: pesosOrNull(),
  outgo: pesosOrNull(),
});

const incomeOfPeriod = pipe(
  part(object({ startDate: time(), endDate: time(), list: list(sourceOfIncome, 20) })),
  transform(({ startDate, endDate, list: sources }) => ({
    from: startDate,
    to: endDate,
    sources: sources.map(({ codeType: code, income, outgo }) => ({ code, in: income, out: outgo })),
  })),
);

/**
 * The income and payments of the agent by contracts and rebates, by source, in a period and in the one of the same length before
 * it. Amounts in centavos, from 0. Errors: `agent_only`.
 */
export const getAgentIncome = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/ODS2_AgentPrevAndCurrIncome',
  wireNames,
  request: pipe(object(period), withinReport()),
  reply: object({ current: incomeOfPeriod, previous: incomeOfPeriod }),
});

const teamEntry = pipe(
  object({
    txId: identifier(),
    account: text(100),
    nickname: text(300),
    codeType: wordOrOther(entryCodes),
    entryKind: wordOrNull(entryKinds),
    txTimeInTimestamp: time(),
    amount: pesosOrNull(),
  }),
  transform(({ txId: id, codeType: code, entryKind: kind, txTimeInTimestamp: at, ...rest }) => ({
    ...rest,
    id,
    code,
    kind,
    at,
  })),
);

/**
 * The entries of the account records of members below `parent`, newest first, without remarks and order numbers. Empty `code`
 * for all. `after` is `next` of the page before. Errors: as `getTeamSums`.
 */
export const getTeamEntries = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/reports/entries',
  wireNames: { ...wireNames, code: 'codeTypes' },
  request: pipe(
    object({
      ...filter,
      code: optional(picklist(['', ...entryCodes]), ''),
      size: page.size,
      asOf: page.asOf,
      after: optional(rowPlace(String.raw`_[\w:/-]{1,100}`)),
    }),
    withinReport(),
  ),
  reply: pipe(
    object({ list: list(teamEntry, 100), asOf: count(), next: textOrNull(100) }),
    transform(({ list: entries, ...rest }) => ({ entries, ...rest })),
  ),
});
