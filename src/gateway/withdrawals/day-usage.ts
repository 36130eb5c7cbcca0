import { sql as raw } from 'kysely';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Sql } from '../store/database.ts';
import type { Settings } from '../system/system.ts';

/** Withdrawals whose whole amount went back do not count. */
const undone = ['cancelled', 'rejected', 'released'] as const satisfies readonly WithdrawalState[];

/** The part of the limits of a day that is left. */
interface DayUsage {
  readonly timesLeft: number;
  readonly sumLeft: Centavos;
}

/** The times and the sum that a member may still withdraw today (+08:00). */
export async function dayUsage(
  sql: Sql,
  memberId: string,
  { withdrawalLimits: { timesPerDay, sumPerDay } }: Settings,
  now: number,
): Promise<DayUsage> {
  const { times, sum } = await sql
    .selectFrom('withdrawal')
    .select((of) => [
      of.fn.countAll<number>().as('times'),
      raw<number>`coalesce(sum(amount), 0)::int8`.as('sum'),
    ])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startOfDay(dayOf(now)))
    .where('state', 'not in', undone)
    .executeTakeFirstOrThrow();
  return {
    timesLeft: Math.max(0, timesPerDay - Number(times)),
    sumLeft: Math.max(0, sumPerDay - sum),
  };
}
