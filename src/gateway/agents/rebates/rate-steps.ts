import { type RawBuilder, sql as raw } from 'kysely';
import { dayOf } from '#protocol/model/market-day.ts';
import type { Sql } from '../../store/database.ts';

/** A rebate of a member that changes, in hundredths of a percent. */
interface RateStep {
  readonly memberId: string;
  readonly from: number;
  readonly to: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Records that a member has another rebate from the next day (+08:00) on. The first step also records the rebate of all days
 * before. Call it in the transaction that changes the rebate.
 */
export async function recordRateStep(
  sql: Sql,
  { memberId, from, to, at }: RateStep,
): Promise<void> {
  const first = { member_id: memberId, since_day: 0, rate: from };
  const next = { member_id: memberId, since_day: dayOf(at) + 1, rate: to };
  await sql
    .insertInto('agent_rate_step')
    .values(first)
    .onConflict((on) => on.doNothing())
    .execute();
  await sql
    .insertInto('agent_rate_step')
    .values(next)
    .onConflict((on) => on.columns(['member_id', 'since_day']).doUpdateSet({ rate: to }))
    .execute();
}

/** The rebate of a row of `member` on a day. */
export function rateOn(day: RawBuilder<unknown>): RawBuilder<number> {
  return raw<number>`coalesce((
    select step.rate from agent_rate_step as step
    where step.member_id = member.id and step.since_day <= ${day}
    order by step.since_day desc limit 1
  ), member.rebate_rate)`;
}
