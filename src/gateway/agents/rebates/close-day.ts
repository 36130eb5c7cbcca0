import { sql as raw } from 'kysely';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Sql } from '../../store/database.ts';
import { agentTypes } from '../require-agent.ts';
import { graceMs } from '../settlement/contract-periods.ts';
import { isUnsummed } from '../settlement/unsummed.ts';
import { rateOn } from './rate-steps.ts';

/**
 * Opens the day of a time (+08:00) with the rebate of agents without an upline, in hundredths of a percent: it holds until the
 * end of the day. Days before the first one that was opened pay nothing.
 */
export async function openDay(sql: Sql, topRate: number, now: number): Promise<void> {
  const day = dayOf(now);
  const known = sql.selectFrom('agent_rebate_day').select('day').where('day', '=', day);
  if (await known.executeTakeFirst()) return;
  await sql
    .insertInto('agent_rebate_day')
    .values({ day, top_rate: topRate })
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Records what each agent gets for a day, by category. A line begins with the member who plays and goes up to the agent without
 * an upline. No rebate of a line counts as more than those above it. So the differences along the line are never
 * negative, and add up to the highest rebate at most.
 */
async function recordRebates(sql: Sql, day: number, topRate: number): Promise<void> {
  const types = raw.join([...agentTypes].map((type) => raw`${type}::int2`));
  await raw`
    with playing as (
      select member_id, category, sum(turnover) as exposure
      from active_day join daily_sum using (member_id, day)
      where day = ${day}::int4 and category <> ''
      group by member_id, category having sum(turnover) > 0
    ), place as (
      select member_id, member_id as holder_id, 0 as depth from (select distinct member_id from playing) as players
      union all
      select member_id, ancestor_id, depth from member_ancestor
      where member_id in (select member_id from playing)
    ), rated as (
      select member_id, holder_id, depth, min(
        case when member.upline_id is null then ${topRate}::int4 else ${rateOn(raw`${day}::int4`)} end
      ) over (partition by member_id order by depth desc) as rate
      from place join member on member.id = holder_id
    ), part as (
      select member_id, holder_id, depth,
        rate - lag(rate) over (partition by member_id order by depth) as rate
      from rated
    )
    insert into agent_rebate (agent_id, day, category, exposure, amount)
    select holder_id, ${day}::int4, category, sum(exposure)::int8, div(sum(exposure * part.rate), 10000)::int8
    from part
    join playing using (member_id)
    join member on member.id = holder_id and member.type in (${types})
    where depth > 0 and part.rate > 0
    group by holder_id, category having sum(exposure * part.rate) >= 10000
    order by holder_id, category`.execute(sql);
}

/**
 * Closes the oldest day that is over and whose entries are in the daily sums: records its rebates. False when there is none.
 * A day is closed once, by the gateway that locks it.
 */
export async function closeNextDay(sql: Sql, now: number): Promise<boolean> {
  const next = await sql
    .selectFrom('agent_rebate_day')
    .select(['day', 'top_rate'])
    .where('closed_at', 'is', null)
    .orderBy('day')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return false;
  const end = startOfDay(next.day + 1);
  if (now < end + graceMs.dailySalary || (await isUnsummed(sql, end))) return false;
  await recordRebates(sql, next.day, next.top_rate);
  await sql
    .updateTable('agent_rebate_day')
    .set({ closed_at: now })
    .where('day', '=', next.day)
    .execute();
  return true;
}
