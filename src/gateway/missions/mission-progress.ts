import { sql as raw } from 'kysely';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { MissionGoal } from '#protocol/vocabulary/mission.ts';
import { countedDeposits } from '../deposits/deposits.ts';
import { readDailySums } from '../records/records.ts';
import type { Sql } from '../store/database.ts';
import type { PeriodDays } from './reward-period.ts';

/** The play of a member on a day, by category of game. Amounts in centavos. */
interface DayFact {
  readonly day: number;
  /** Empty for what belongs to no game. */
  readonly category: GameType | '';
  readonly goal: MissionGoal;
  readonly amount: number;
}

/** The rule of a mission. */
interface MissionRule {
  readonly goal: MissionGoal;
  readonly category: GameType | null;
}

/** The time of some days. */
export function timeOf({ from, to }: PeriodDays) {
  return { from: startOfDay(from), until: startOfDay(to) };
}

const dayColumn = (time: string) => raw<number>`((${raw.ref(time)} + 28800000) / 86400000)::int4`;

/** Settled bets that count as turnover, by day of their settlement. */
async function readBets(sql: Sql, memberId: string, { from, to }: PeriodDays): Promise<DayFact[]> {
  const rows = await sql
    .selectFrom('round')
    .select((of) => [
      dayColumn('settled_at').as('day'),
      'category',
      of.fn.countAll<number>().as('amount'),
    ])
    .where('member_id', '=', memberId)
    .where('settled_at', '>=', startOfDay(from))
    .where('settled_at', '<', startOfDay(to))
    .where('valid_bet', '>', 0)
    .groupBy(['day', 'category'])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount), goal: 'bets' }));
}

/** Days with a sign-in. The day of the registration counts: it begins a session. */
async function readLogins(sql: Sql, memberId: string, days: PeriodDays): Promise<DayFact[]> {
  const [from, to] = [startOfDay(days.from), startOfDay(days.to)];
  const rows = await sql
    .selectFrom('login_record')
    .select(dayColumn('at').as('day'))
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'success')
    .where('at', '>=', from)
    .where('at', '<', to)
    .union((of) =>
      of
        .selectFrom('member')
        .select(dayColumn('registered_at').as('day'))
        .where('id', '=', memberId)
        .where('registered_at', '>=', from)
        .where('registered_at', '<', to),
    )
    .execute();
  return rows.map(({ day }) => ({ day, category: '', goal: 'logins', amount: 1 }));
}

/** Turnover by day. Entries that wait for the daily sums count. */
async function readTurnover(sql: Sql, memberId: string, days: PeriodDays): Promise<DayFact[]> {
  const sums = await readDailySums(sql, memberId, days);
  return sums.map(({ day, category, turnover }) => ({
    day,
    category,
    goal: 'turnover',
    amount: turnover,
  }));
}

/** Money of deposits after their fees, by the day of their arrival. A deposit that was taken back does not count. */
async function readDeposits(sql: Sql, memberId: string, days: PeriodDays): Promise<DayFact[]> {
  const deposits = await countedDeposits(sql, memberId, timeOf(days));
  return deposits.map(({ at, amount }) => ({
    day: dayOf(at),
    category: '',
    goal: 'deposit',
    amount,
  }));
}

/** Everything that missions count, for the days of a period. It is read from the books: nothing is counted twice. */
export async function readMissionFacts(
  sql: Sql,
  memberId: string,
  days: PeriodDays,
): Promise<readonly DayFact[]> {
  return [
    ...(await readTurnover(sql, memberId, days)),
    ...(await readDeposits(sql, memberId, days)),
    ...(await readBets(sql, memberId, days)),
    ...(await readLogins(sql, memberId, days)),
  ];
}

/** The progress of a mission in a period, from 0. */
export function progressOf(
  { goal, category }: MissionRule,
  facts: readonly DayFact[],
  { from, to }: PeriodDays,
): number {
  const counted = facts
    .filter((fact) => fact.goal === goal && fact.day >= from && fact.day < to)
    .filter((fact) => category === null || fact.category === category);
  return Math.max(
    0,
    counted.reduce((sum, { amount }) => sum + amount, 0),
  );
}
