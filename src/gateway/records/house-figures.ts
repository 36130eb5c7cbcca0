import { sql as raw } from 'kysely';
import { startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { Database, Sql } from '../store/database.ts';
import { dailySumColumns as columns, sumsOf } from './daily-sums.ts';

/** Sums over all members in centavos. */
export interface HouseFigures {
  /** Stakes of the bets that were settled. */
  readonly stakes: Centavos;
  /** Payouts of the bets that were settled, with wins of the jackpot. */
  readonly wins: Centavos;
  /** Stakes less wins. */
  readonly net: Centavos;
  /** Growth of the stakes of open bets. */
  readonly open: Centavos;
  /** Bonuses and rewards, less what was taken back. */
  readonly bonuses: Centavos;
  readonly rebates: Centavos;
  /** Salaries and dividends of agents' contracts, less what agents paid for them. */
  readonly contracts: Centavos;
  /** Added to balances: deposits less their fees and what providers took back. */
  readonly deposits: Centavos;
  /** Taken from balances for withdrawals, less what was not paid and went back. */
  readonly withdrawals: Centavos;
  /** Fees of deposits and withdrawals, which members paid. */
  readonly fees: Centavos;
  /** Opening balances, corrections, exchanged points and transfers between members. */
  readonly other: Centavos;
}

/** The figures of one day (+08:00) and category. The category is empty for money of no game. */
export interface DayFigures extends HouseFigures {
  readonly day: number;
  readonly category: GameType | '';
}

type Figure = keyof HouseFigures;

/** The figure that the money of a code counts in. */
const figureOf = {
  deposit: 'deposits',
  withdraw: 'withdrawals',
  betting: 'stakes',
  winning: 'wins',
  dividend: 'bonuses',
  betting_rebate: 'rebates',
  agent_rebate: 'rebates',
  referral_rebate: 'rebates',
  share_bonus: 'contracts',
  daily_wage: 'contracts',
  hour_wage: 'contracts',
  other: 'other',
} as const satisfies Readonly<Record<EntryCode, Figure>>;

/** Figures that members pay: money that leaves their balances counts above zero. */
const paidByMembers: ReadonlySet<Figure> = new Set<Figure>(['stakes', 'withdrawals']);

/** Figures without any money. */
export const noFigures: HouseFigures = {
  stakes: 0,
  wins: 0,
  net: 0,
  open: 0,
  bonuses: 0,
  rebates: 0,
  contracts: 0,
  deposits: 0,
  withdrawals: 0,
  fees: 0,
  other: 0,
};

/** The names of all figures. */
// `Object.keys` does not know that it gives the keys of the type.
const figureNames = Object.keys(noFigures) as readonly Figure[];

/** Adds up figures. */
export function addFigures(all: readonly HouseFigures[]): HouseFigures {
  const sums = { ...noFigures };
  for (const one of all) for (const name of figureNames) sums[name] += one[name];
  return sums;
}

/** Days from `from` to before `to`. */
interface WantedDays {
  readonly from: number;
  readonly to: number;
}

interface Sum {
  readonly day: number;
  readonly category: GameType | '';
  readonly code: EntryCode;
  readonly amount: Centavos;
  readonly open: Centavos;
}

/** The sums of all members by day, category and code. One statement reads the kept sums and the entries that wait for them. */
async function readSums(sql: Sql, { from, to }: WantedDays): Promise<readonly Sum[]> {
  const { rows } = await raw<Sum>`
    select day, category, code, sum(amount)::int8 as amount, sum(open_stakes)::int8 as open from (
      select ${columns} from daily_sum where day >= ${from} and day < ${to}
      union all select * from (${sumsOf(raw`ledger_unsummed`)}) as waiting
    ) as sums
    where day >= ${from} and day < ${to} group by 1, 2, 3`.execute(sql);
  return rows;
}

/** The fees by day. No sum of members has all of them: the fee of a withdrawal leaves the money that is held for it. */
async function readFees(sql: Sql, { from, to }: WantedDays) {
  const { rows } = await raw<{ day: number; fees: Centavos }>`
    select ((created_at + 28800000) / 86400000)::int4 as day, sum(amount)::int8 as fees
    from ledger_posting
    where account_id like 'fees:%' and created_at >= ${startOfDay(from)} and created_at < ${startOfDay(to)}
    group by 1`.execute(sql);
  return rows;
}

function figuresOf({ code, amount, open }: Sum): HouseFigures {
  const name = figureOf[code];
  const moved = paidByMembers.has(name) ? 0 - amount : amount;
  const figures = { ...noFigures, open };
  figures[name] += moved;
  figures.stakes -= open;
  return { ...figures, net: figures.stakes - figures.wins };
}

/**
 * The figures of the house by day and category, those with entries only, in the order of the days. They make the change of the
 * money of all members: wins, bonuses, rebates, contracts, deposits and other money, less stakes, open stakes and withdrawals.
 */
export async function readHouseFigures(
  { read }: Pick<Database, 'read'>,
  days: WantedDays,
): Promise<readonly DayFigures[]> {
  const [sums, fees] = await read(async (sql) => [
    await readSums(sql, days),
    await readFees(sql, days),
  ]);
  const found = new Map<string, DayFigures>();
  const add = (day: number, category: GameType | '', more: HouseFigures) => {
    const key = `${day} ${category}`;
    const all = addFigures([found.get(key) ?? noFigures, more]);
    found.set(key, { day, category, ...all });
  };
  for (const sum of sums) add(sum.day, sum.category, figuresOf(sum));
  for (const { day, fees: paid } of fees) add(day, '', { ...noFigures, fees: paid });
  return [...found.values()].toSorted((one, other) => one.day - other.day);
}
