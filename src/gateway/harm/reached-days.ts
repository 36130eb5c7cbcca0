import { type RawBuilder, sql as raw } from 'kysely';
import { betStatus } from '#protocol/model/bet.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { hundredthMs, timedBets, withoutMoney } from '../limits/limits.ts';
import type { HarmRules } from '../protection/protection.ts';
import { type HarmFigures, type HarmWindow, tableOf } from './harm-window.ts';

/** The amount that counts against a limit of `held` on the day that begins at `day.start`, as the limits count it. */
const usedAt = (now: number) => raw`case held.kind
  when 'deposit' then (
    select sum(deposit.amount) from deposit
    where deposit.member_id = held.member_id
      and deposit.created_at >= day.start and deposit.created_at < day.start + ${dayMs}
      and deposit.state not in (${raw.join(withoutMoney)}))
  when 'time' then (
    select sum(bet.amount) / ${hundredthMs}::int8 from (
      ${timedBets(now)} and round.member_id = held.member_id
        and round.created_at >= day.start and round.created_at < day.start + ${dayMs}) as bet)
  else (
    select sum(round.stake - case held.kind when 'loss' then round.payout else 0 end) from round
    where round.member_id = held.member_id and round.category in (${raw.join(gameTypes)})
      and round.created_at >= day.start and round.created_at < day.start + ${dayMs}
      and round.status <> ${betStatus.cancelled})
  end`;

/** The last time at which the member has changed a limit of a day. Days from before have had another limit. */
const changedAt = raw`(
  select max(audit_event.at) from audit_event
  where audit_event.member_id = held.member_id
    and audit_event.kind in ('playLimitSet', 'playLimitConfirmed')
    and audit_event.facts::jsonb ->> 'limit' = held.kind
    and audit_event.facts::jsonb ->> 'frame' = 'day')`;

/**
 * The days on which a member has used a limit of a day up. Days that begin before the time of the member, or before the last
 * change of the limit, do not count.
 */
export function reachedDays(
  windows: readonly HarmWindow[],
  { percent, windowHours }: HarmRules['reachedLimits'],
  now: number,
): RawBuilder<HarmFigures> {
  const today = dayOf(now);
  const starts = Array.from({ length: Math.ceil(windowHours / 24) }, (_, ago) =>
    startOfDay(today - ago),
  );
  return raw<HarmFigures>`
    select who.member_id as "memberId", count(distinct day.start)::int4 as count,
      null::int8 as amount, null::int8 as loss
    from ${tableOf(windows)}
    join play_limit as held on held.member_id = who.member_id and held.frame = 'day'
    cross join unnest(${starts}::int8[]) as day (start)
    where day.start >= who.since and day.start >= coalesce(${changedAt}, 0)
      and ${usedAt(now)} * 100 >= held.amount * ${percent}
    group by who.member_id`;
}
