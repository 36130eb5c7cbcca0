import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { getProfit, getStatement } from '#protocol/calls/records/profit.ts';
import { dayOf, nextMonthOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Profit } from '#protocol/model/profit.ts';
import {
  differenceOrNull,
  type MaybeCentavos,
  sumOrNull,
} from '#protocol/model/readers/unknown-money.ts';
import { keptProfit, keptStatement } from './kept-records.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { profitStarts, type ProfitStep } from './period.ts';
import type { RecordNeeds } from './record-needs.ts';

type Reply = ReplyOf<typeof getProfit>;

/** Profit and loss of one day, week or month; `from` is its start in epoch milliseconds. */
export type ProfitPeriod = Reply['periods'][number];
export type ProfitCategory = Reply['categories'][number];

/** Profit and loss in steps up to now. */
export interface ProfitReport {
  readonly step: ProfitStep;
  /** Every step, oldest first, also those without entries. */
  readonly periods: readonly ProfitPeriod[];
  /** Categories with entries. */
  readonly categories: readonly ProfitCategory[];
  readonly total: Profit;
}

interface ProfitState extends QueryState {
  report: ProfitReport | null;
}

export interface ProfitRecord {
  readonly state: ProfitState;
  /** Loads the last 30 days, 12 weeks or 12 months. */
  load(step: ProfitStep): Promise<void>;
}

/** The statement of a month: `opening`, `closing`, `codes`, `categories`, `total`. */
export type Statement = ReplyOf<typeof getStatement>;

interface StatementState extends QueryState {
  /** The month of the statement, such as `2026-11`. */
  month: string | null;
  statement: Statement | null;
}

export interface StatementRecord {
  readonly state: StatementState;
  /** Loads the statement of a month, such as `2026-11`. */
  load(month: string): Promise<void>;
}

const wireStep = { day: 'D', week: 'W', month: 'M' } as const satisfies Readonly<
  Record<ProfitStep, string>
>;

const zero: Profit = {
  stake: 0,
  payout: 0,
  profit: 0,
  turnover: 0,
  deposits: 0,
  withdrawals: 0,
  bonuses: 0,
  other: 0,
  open: 0,
  locked: 0,
};

/** The end of the last step: the day after its last day. */
function endOf(step: ProfitStep, start: number): number {
  const day = dayOf(start);
  if (step === 'month') return startOfDay(nextMonthOf(day));
  return startOfDay(day + (step === 'week' ? 7 : 1));
}

/** Deposits less withdrawals, in centavos; null when one of them is unknown. */
export function netDeposits({ deposits, withdrawals }: Profit): MaybeCentavos {
  return differenceOrNull(deposits, withdrawals);
}

/** The change of the balance that all figures make, in centavos; null when one of them is unknown. */
export function changeOfBalance(of: Profit): MaybeCentavos {
  const gains = sumOrNull([of.profit, netDeposits(of), of.bonuses, of.other]);
  return differenceOrNull(gains, sumOrNull([of.open, of.locked]));
}

/** Profit and loss by day, week or month. */
export function createProfitRecord(needs: RecordNeeds): ProfitRecord {
  const { send, cache, customerId, events, now } = needs;
  const state = proxy<ProfitState>({ ...idle(), report: null });
  let step: ProfitStep = 'day';

  const query = createQuery<ProfitReport, ProfitState>({
    events,
    now,
    state,
    empty: { report: null },
    isPrivate: true,
    refreshOn: ['online'],
    key: () => step,
    keep() {
      const customer = customerId();
      return customer === null ? null : cache.entry(keptProfit, `${customer}/${step}`);
    },
    async call(options) {
      const wanted = step;
      const starts = profitStarts(wanted, now());
      const [from = 0, last = 0] = [starts[0], starts.at(-1)];
      const request = { from, to: endOf(wanted, last), by: wireStep[wanted] };
      const reply = await send(getProfit, request, options);
      const found = new Map(reply.periods.map((period) => [period.from, period]));
      const periods = starts.map((start) => found.get(start) ?? { from: start, ...zero });
      return { step: wanted, periods, categories: reply.categories, total: reply.total };
    },
    show: (report) => ({ report }),
  });

  return {
    state,
    load(wanted) {
      step = wanted;
      return query.load();
    },
  };
}

/** Statements by month, for printing. */
export function createStatementRecord(needs: RecordNeeds): StatementRecord {
  const { send, cache, customerId, events, now } = needs;
  const nothing = { month: null, statement: null };
  const state = proxy<StatementState>({ ...idle(), ...nothing });
  let wanted = '';

  const query = createQuery<{ month: string; statement: Statement }, StatementState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online'],
    key: () => wanted,
    keep() {
      const customer = customerId();
      return customer === null ? null : cache.entry(keptStatement, `${customer}/${wanted}`);
    },
    async call(options) {
      const month = wanted;
      return { month, statement: await send(getStatement, { month }, options) };
    },
    show: (shown) => shown,
  });

  return {
    state,
    load(month) {
      wanted = month;
      return query.load();
    },
  };
}
