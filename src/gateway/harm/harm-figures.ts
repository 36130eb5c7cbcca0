import { type RawBuilder, sql as raw } from 'kysely';
import { betStatus } from '#protocol/model/bet.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { withoutMoney } from '../limits/limits.ts';
import type { HarmRules } from '../protection/protection.ts';
import type { Sql } from '../store/database.ts';
import type { HarmKind } from '../store/tables/protection-tables.ts';
import { type HarmFigures, type HarmWindow, tableOf } from './harm-window.ts';
import { reachedDays } from './reached-days.ts';

const hourMs = 3_600_000;
/** From UTC to +08:00. */
const shiftMs = 8 * hourMs;

/** All categories: they come before the time in the index of the bets of a member. */
const inAnyCategory = raw`round.category in (${raw.join(gameTypes)})`;
const isSettled = raw`round.status not in (0, ${betStatus.cancelled})`;

const none = raw<null>`null::int8`;

/** The columns of all reads. Kysely passes numbers of `int8` as numbers. */
const columns = (count: RawBuilder<unknown>, amount: RawBuilder<unknown>, loss = none) =>
  raw`who.member_id as "memberId", ${count}::int4 as count, ${amount}::int8 as amount, ${loss}::int8 as loss`;

type Read<Kind extends HarmKind> = (
  windows: readonly HarmWindow[],
  rule: HarmRules[Kind],
  now: number,
) => RawBuilder<HarmFigures>;

const chasing: Read<'chasing'> = (windows, { lossFrom, withinMinutes }, now) => raw<HarmFigures>`
  select ${columns(raw`count(*)`, raw`sum(deposit.amount)`, raw`max(played.loss)`)}
  from ${tableOf(windows)}
  join deposit on deposit.member_id = who.member_id
    and deposit.created_at > who.since and deposit.created_at <= ${now}
    and deposit.state not in (${raw.join(withoutMoney)})
  cross join lateral (
    select coalesce(sum(round.stake - round.payout), 0)::int8 as loss,
      max(round.settled_at) filter (where round.status = ${betStatus.lost}) as lost_at
    from round
    where round.member_id = who.member_id and ${inAnyCategory} and ${isSettled}
      and round.created_at <= deposit.created_at and round.settled_at <= deposit.created_at
      and round.created_at >= (deposit.created_at + ${shiftMs}) / ${dayMs} * ${dayMs} - ${shiftMs}
  ) as played
  where played.loss >= ${lossFrom}
    and played.lost_at >= deposit.created_at - ${withinMinutes * 60_000}
  group by who.member_id`;

const raisedStakes: Read<'raisedStakes'> = (windows, rule, now) => raw<HarmFigures>`
  select ${columns(raw`count(*)`, raw`max(stake)`)}
  from ${tableOf(windows)}
  cross join lateral (
    select round.stake, round.created_at, lag(round.stake) over bets as last_stake,
      lag(round.status) over bets as last_status, lag(round.settled_at) over bets as last_settled
    from round
    where round.member_id = who.member_id and ${inAnyCategory}
      and round.status <> ${betStatus.cancelled}
      and round.created_at > who.since and round.created_at <= ${now}
    window bets as (order by round.created_at, round.id)
  ) as bet
  where last_status = ${betStatus.lost} and stake >= last_stake * ${rule.times}::float8
    and stake >= ${rule.leastStake}
    and created_at between last_settled and last_settled + ${rule.withinMinutes * 60_000}
  group by who.member_id`;

const nightPlay: Read<'nightPlay'> = (windows, { from, until, hours }, now) => {
  const hour = raw`(round.created_at + ${shiftMs}) / ${hourMs} % 24`;
  const isNight =
    from < until
      ? raw`${hour} >= ${from} and ${hour} < ${until}`
      : raw`(${hour} >= ${from} or ${hour} < ${until})`;
  // A night that begins before midnight is one with its end.
  const night = raw`(round.created_at + ${shiftMs - until * hourMs}) / ${dayMs}`;
  return raw<HarmFigures>`
    select ${columns(raw`count(*)`, none)}
    from ${tableOf(windows)}
    cross join lateral (
      select from round
      where round.member_id = who.member_id and ${inAnyCategory}
        and round.status <> ${betStatus.cancelled}
        and round.created_at > who.since and round.created_at <= ${now} and ${isNight}
      group by ${night} having count(distinct ${hour}) >= ${hours}
    ) as nights
    group by who.member_id`;
};

const failedDeposits: Read<'failedDeposits'> = (windows, _, now) => raw<HarmFigures>`
  select ${columns(raw`count(*)`, raw`sum(deposit.amount)`)}
  from ${tableOf(windows)}
  join deposit on deposit.member_id = who.member_id and deposit.state = 'failed'
    and deposit.changed_at > who.since and deposit.changed_at <= ${now}
  group by who.member_id`;

const cancelledWithdrawals: Read<'cancelledWithdrawals'> = (windows, _, now) => raw<HarmFigures>`
  select ${columns(raw`count(*)`, raw`sum(withdrawal.amount)`)}
  from ${tableOf(windows)}
  join withdrawal on withdrawal.member_id = who.member_id and withdrawal.state = 'cancelled'
    and withdrawal.changed_at > who.since and withdrawal.changed_at <= ${now}
  group by who.member_id`;

const raisedLimits: Read<'raisedLimits'> = (windows, _, now) => raw<HarmFigures>`
  select ${columns(raw`count(*)`, none)}
  from ${tableOf(windows)}
  join audit_event on audit_event.member_id = who.member_id
    and audit_event.kind = 'playLimitConfirmed'
    and audit_event.at > who.since and audit_event.at <= ${now}
  group by who.member_id`;

const reads: { readonly [Kind in HarmKind]: Read<Kind> } = {
  chasing,
  raisedStakes,
  nightPlay,
  failedDeposits,
  cancelledWithdrawals,
  raisedLimits,
  reachedLimits: reachedDays,
};

/** The figures that the rule of a kind looks at, of the members that have any. One statement for all of them. */
export async function readFigures<Kind extends HarmKind>(
  sql: Sql,
  kind: Kind,
  { windows, rule, now }: { windows: readonly HarmWindow[]; rule: HarmRules[Kind]; now: number },
): Promise<readonly HarmFigures[]> {
  const { rows } = await reads[kind](windows, rule, now).execute(sql);
  return rows;
}

/** A rule is met when its number is reached. */
export function isMet({ count }: Pick<HarmFigures, 'count'>, rule: { readonly count: number }) {
  return count >= rule.count;
}
