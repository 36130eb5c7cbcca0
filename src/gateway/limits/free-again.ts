import { sql as raw } from 'kysely';
import { betStatus } from '#protocol/model/bet.ts';
import type { SummedKind } from '#protocol/model/protection/play-limit.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';
import { frameAt, rollingMs } from './limit-frames.ts';
import type { HeldLimit } from './operator-limits.ts';
import { hundredthMs, timedBets } from './time-at-play.ts';
import { withoutMoney } from './used-amounts.ts';

/** The entries that count against the limits of each kind, with the amount of each. They are read by the indexes of the sums. */
const entriesOf: Readonly<Record<SummedKind, (at: number) => ReturnType<typeof raw>>> = {
  deposit: () =>
    raw`select created_at, amount from deposit where state not in (${raw.join(withoutMoney)})`,
  loss: () => raw`select created_at, stake - payout as amount from round
    where category in (${raw.join(gameTypes)}) and status <> ${betStatus.cancelled}`,
  stake: () => raw`select created_at, stake as amount from round
    where category in (${raw.join(gameTypes)}) and status <> ${betStatus.cancelled}`,
  time: timedBets,
};

/**
 * The time from which a limit leaves more than it does at `at`, when nothing is used meanwhile, in epoch milliseconds. A fixed
 * frame is free at its end. A rolling one is free when its oldest entries leave it. Null when nothing counts, and for each bet.
 */
export async function freeAgainAt(
  sql: Sql,
  { memberId, limit }: { readonly memberId: string; readonly limit: HeldLimit },
  at: number,
): Promise<number | null> {
  const { kind, frame, amount, rolling = false } = limit;
  if (kind === 'wager' || frame === 'bet') return null;
  const { from, until } = frameAt(frame, at, rolling);
  if (!rolling) return until;
  const most = kind === 'time' ? amount * hundredthMs : amount;
  const { rows } = await raw<{ first: number | null }>`
    select min(created_at) as first from (
      select created_at, sum(amount) over () as used, sum(amount) over (order by created_at) as gone
      from (${entriesOf[kind](at)} and member_id = ${memberId}
        and created_at >= ${from} and created_at < ${until}) as entry
    ) as counted
    where gone > greatest(0, used - ${most})`.execute(sql);
  const first = rows[0]?.first ?? null;
  return first === null ? null : first + rollingMs[frame];
}
