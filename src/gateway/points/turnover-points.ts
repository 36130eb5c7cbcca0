import { type RawBuilder, sql as raw } from 'kysely';
import type { Database, Sql } from '../store/database.ts';
import { type PointEntry, postAllPoints } from './point-ledger.ts';

/** A member's points of one day are credited at most once in this time, so that the points details stay readable. */
const pauseMs = 10 * 60_000;

/** Days that a transaction credits. Other changes of their members' points wait until it ends. */
const batch = 200;

/**
 * A statement that notes days with turnover for `creditTurnoverPoints`. `source` has the columns of `daily_sum`. It belongs
 * to the transaction that adds the turnover to the daily sums. A row that is there already is locked, so that no job takes it
 * before the new sums are in the store.
 */
export function recordTurnoverDays(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`
    insert into point_due (member_id, day)
    select distinct source.member_id, source.day from ${source} as source
    join member on member.id = source.member_id and member.type <> 4
    where source.turnover > 0
    order by 1, 2
    on conflict (member_id, day) do update set day = excluded.day`;
}

/**
 * Notes a day whose points change because the result of a bet was taken back, as `recordTurnoverDays` does. Call in the
 * transaction of the reversal.
 */
export async function recordTurnoverDay(sql: Sql, memberId: string, day: number): Promise<void> {
  await sql
    .insertInto('point_due')
    .values({ member_id: memberId, day })
    .onConflict((on) => on.columns(['member_id', 'day']).doUpdateSet({ day }))
    .execute();
}

/** A day of a member. */
interface DueDay {
  readonly member_id: string;
  readonly day: number;
}

/** Takes days that are due and were not credited a short time ago. */
async function takeDue(sql: Sql, now: number): Promise<readonly DueDay[]> {
  const { rows } = await raw<DueDay>`
    with due as (
      select member_id, day from point_due
      where not exists (
        select from point_day where point_day.member_id = point_due.member_id
          and point_day.day = point_due.day and credited_at > ${now - pauseMs}::int8
      )
      order by member_id, day limit ${batch} for update skip locked
    )
    delete from point_due using due
    where point_due.member_id = due.member_id and point_due.day = due.day
    returning point_due.member_id, point_due.day`.execute(sql);
  return rows;
}

/**
 * Notes the points that the turnover of days earns: whole points for each category, by the rate of the day, without the bets of the
 * day whose result was taken back. Returns the days with another number of points than were credited, and the number of their
 * cancelled bets. What is too much is taken back as far as the member has it. Call it after `takeDue`, in a statement of its own:
 * only that sees all sums of the days that were taken. The row of the day is the position.
 */
async function recordEarned(sql: Sql, due: readonly DueDay[], now: number) {
  const { rows } = await raw<DueDay & { earned: number; points: number; cancelled: number }>`
    with due as (
      select * from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (member_id uuid, day int4)
    ), cancelled as (
      select due.member_id, due.day, round.category, sum(reversal.valid_bet)::int8 as turnover, count(*) as bets
      from due join bet_reversal as reversal using (member_id) join round on round.id = reversal.round_id
      where ((round.settled_at + 28800000) / 86400000)::int4 = due.day
      group by 1, 2, 3
    ), earned as (
      select due.member_id, due.day, coalesce(sum(spent.bets), 0)::int4 as cancelled,
        coalesce(sum(greatest(0, spent.turnover) / rate.turnover), 0)::int8 as points
      from due
      cross join lateral (
        select sums.category, sums.turnover - coalesce(cancelled.turnover, 0) as turnover, cancelled.bets
        from (
          select category, sum(turnover)::int8 as turnover from daily_sum
          where daily_sum.member_id = due.member_id and daily_sum.day = due.day and turnover > 0
          group by category
        ) as sums
        left join cancelled on cancelled.member_id = due.member_id and cancelled.day = due.day
          and cancelled.category = sums.category
      ) as spent
      cross join lateral (
        select turnover from point_rate
        where point_rate.category = spent.category and since_day <= due.day
        order by since_day desc limit 1
      ) as rate
      group by due.member_id, due.day
    ), changed as (
      select member_id, day, cancelled, earned.points as earned,
        greatest(earned.points - coalesce(known.points, 0), -coalesce(
          (select balance from point_account where id = 'points:' || earned.member_id), 0
        ))::int8 as points
      from earned left join point_day as known using (member_id, day)
      where earned.points <> coalesce(known.points, 0)
    ), noted as (
      insert into point_day (member_id, day, points, credited_at)
      select member_id, day, earned, ${now}::int8 from changed
      on conflict (member_id, day) do update
      set points = excluded.points, credited_at = excluded.credited_at
    )
    select member_id, day, earned, points, cancelled from changed where points <> 0
    order by member_id, day`.execute(sql);
  return rows;
}

/** The entry of points that are credited for a day, or taken back. A day can reach a number again after a cancelled bet. */
function entryOf(
  { member_id: memberId, day, earned, points, cancelled }: EarnedDay,
  at: number,
): PointEntry {
  const again = cancelled > 0 ? `:${cancelled}` : '';
  const cause = { table: 'point_day', id: `${memberId}:${day}` } as const;
  const key = `turnover:${memberId}:${day}:${earned}${again}`;
  const kind = points > 0 ? 'turnover' : 'adjustment';
  return { key, kind, memberId, points, cause, actor: 'job', at };
}

type EarnedDay = Awaited<ReturnType<typeof recordEarned>>[number];

/** Credits the points of days that were not credited yet. Returns the days looked at and the points credited. */
async function creditDays(sql: Sql, now: number) {
  const due = await takeDue(sql, now);
  if (due.length === 0) return { days: 0, points: 0 };
  const entries = (await recordEarned(sql, due, now)).map((one) => entryOf(one, now));
  await postAllPoints(sql, entries);
  return { days: due.length, points: entries.reduce((sum, { points }) => sum + points, 0) };
}

/**
 * Credits the points that new turnover has earned, from the daily sums. Returns the points credited. Gateways that run it at
 * once credit each point once.
 */
export async function creditTurnoverPoints(
  { transaction }: Pick<Database, 'transaction'>,
  now: number,
): Promise<number> {
  for (let credited = 0; ;) {
    const { days, points } = await transaction((sql) => creditDays(sql, now));
    credited += points;
    if (days < batch) return credited;
  }
}

/**
 * Computes the position of the job again from the points ledger, and looks at all days again. Points that were credited
 * stay; the next run credits only what is missing, and takes back what cancelled bets have earned.
 */
export async function rebuildTurnoverPoints({ transaction }: Pick<Database, 'transaction'>) {
  await transaction(async (sql) => {
    await sql.deleteFrom('point_day').execute();
    await raw`
      insert into point_day (member_id, day, points, credited_at)
      select split_part(cause_id, ':', 1)::uuid, split_part(cause_id, ':', 2)::int4, sum(amount), 0
      from point_entry
        join point_posting on entry_id = point_entry.id
          and account_id = 'points:' || split_part(cause_id, ':', 1)
      where cause_table = 'point_day'
      group by 1, 2`.execute(sql);
    await recordTurnoverDays(raw`daily_sum`).execute(sql);
  });
}
