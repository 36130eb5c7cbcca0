import { sql as raw } from 'kysely';
import { betStatus } from '#protocol/model/bet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import {
  type SummedFrame,
  summedFrames,
  type SummedKind,
} from '#protocol/model/protection/play-limit.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import type { Sql } from '../store/database.ts';
import { frameAt } from './limit-frames.ts';
import { hundredthMs, timedBets } from './time-at-play.ts';

/** The amounts that count against the limits of a member, by kind and frame, in centavos, and in hundredths of a minute for `time`. Losses are negative for a member who wins. */
export type UsedAmounts = Readonly<Record<SummedKind, Readonly<Record<SummedFrame, Centavos>>>>;

/** The sums that are wanted. */
interface Wanted {
  readonly memberId: string;
  /** The frames at this time. */
  readonly at: number;
  /** The frames that are summed; the others are 0. All by default. */
  readonly frames?: readonly SummedFrame[];
  /** The frames are rolling. False by default. */
  readonly isRolling?: boolean;
  /** Id of a bet or deposit that does not count. */
  readonly except?: string;
}

/** The time of the frames together, and the sum of an expression in each. */
function framesOf({ at, frames = summedFrames, isRolling }: Wanted) {
  const times = frames.map((frame) => frameAt(frame, at, isRolling));
  return {
    from: Math.min(...times.map(({ from }) => from)),
    until: Math.max(...times.map(({ until }) => until)),
    sum(amount: string, frame: SummedFrame) {
      const { from, until } = frameAt(frame, at, isRolling);
      return frames.includes(frame)
        ? raw<Centavos>`coalesce(sum(${raw.raw(amount)})
            filter (where created_at >= ${from} and created_at < ${until}), 0)::int8`
        : raw<Centavos>`0::int8`;
    },
  };
}

/**
 * The stakes and net losses of a member, by the time at which the bets were placed. An open bet counts as lost, a cancelled
 * one not at all. One read of the bets in the longest frame.
 */
export async function usedInPlay(
  sql: Sql,
  wanted: Wanted,
): Promise<Pick<UsedAmounts, 'loss' | 'stake'>> {
  const { from, until, sum } = framesOf(wanted);
  const staked = sql
    .selectFrom('round')
    .select(summedFrames.map((frame) => sum('stake', frame).as(`stake_${frame}`)))
    .select(summedFrames.map((frame) => sum('stake - payout', frame).as(`loss_${frame}`)))
    .where('member_id', '=', wanted.memberId)
    // All categories: they come before the time in the index of the bets of a member.
    .where('category', 'in', gameTypes)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('status', '<>', betStatus.cancelled);
  const { except } = wanted;
  const row = await (
    except === undefined ? staked : staked.where('id', '<>', except)
  ).executeTakeFirstOrThrow();
  return {
    stake: { day: row.stake_day, week: row.stake_week, month: row.stake_month },
    loss: { day: row.loss_day, week: row.loss_week, month: row.loss_month },
  };
}

/** The time at play of a member, by the time at which the bets were placed. One read of the bets in the longest frame. */
export async function usedTime(sql: Sql, wanted: Wanted): Promise<Pick<UsedAmounts, 'time'>> {
  const { from, until, sum } = framesOf(wanted);
  const { rows } = await raw<Record<SummedFrame, number>>`
    select ${raw.join(summedFrames.map((frame) => raw`${sum('amount', frame)} as ${raw.id(frame)}`))}
    from (${timedBets(wanted.at)} and member_id = ${wanted.memberId}
      and created_at >= ${from} and created_at < ${until}) as bet`.execute(sql);
  const used = (frame: SummedFrame) => Math.floor((rows[0]?.[frame] ?? 0) / hundredthMs);
  return { time: { day: used('day'), week: used('week'), month: used('month') } };
}

/** The stakes and payouts of the bets that a member has placed since a time, in centavos. Cancelled ones do not count. */
export function playedSince(
  sql: Sql,
  memberId: string,
  since: number,
): Promise<{ staked: Centavos; won: Centavos }> {
  return sql
    .selectFrom('round')
    .select([
      raw<Centavos>`coalesce(sum(stake), 0)::int8`.as('staked'),
      raw<Centavos>`coalesce(sum(payout), 0)::int8`.as('won'),
    ])
    .where('member_id', '=', memberId)
    .where('category', 'in', gameTypes)
    .where('created_at', '>=', since)
    .where('status', '<>', betStatus.cancelled)
    .executeTakeFirstOrThrow();
}

/** States of a deposit that has brought no money and will bring none without the operator. */
export const withoutMoney = [
  'failed',
  'expired',
  'cancelled',
  'returned',
] as const satisfies readonly DepositState[];

/** The deposits that a member has asked for, by the time of the request, whether or not they are paid yet. */
export async function usedInDeposits(
  sql: Sql,
  wanted: Wanted,
): Promise<Pick<UsedAmounts, 'deposit'>> {
  const { from, until, sum } = framesOf(wanted);
  const asked = sql
    .selectFrom('deposit')
    .select(summedFrames.map((frame) => sum('amount', frame).as(frame)))
    .where('member_id', '=', wanted.memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('state', 'not in', withoutMoney);
  const { except } = wanted;
  const row = await (
    except === undefined ? asked : asked.where('id', '<>', except)
  ).executeTakeFirstOrThrow();
  return { deposit: row };
}

/** The sum of all deposits that a member has asked for, whether or not they are paid yet, in centavos. */
export async function askedDeposits(sql: Sql, memberId: string): Promise<Centavos> {
  const { sum } = await sql
    .selectFrom('deposit')
    .select(raw<Centavos>`coalesce(sum(amount), 0)::int8`.as('sum'))
    .where('member_id', '=', memberId)
    .where('state', 'not in', withoutMoney)
    .executeTakeFirstOrThrow();
  return sum;
}
