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
 * Notes the points that the turnover of days earns: whole points for each category, by the rate of the day. Returns the days
 * with more points than were credited. Call it after `takeDue`, in a statement of its own: only that sees all sums of the days
 * that were taken. The row of the day is the position.
 */
async function recordEarned(sql: Sql, due: readonly DueDay[], now: number) {
  const { rows } = await raw<DueDay & { earned: number; points: number }>`
    with earned as (
      select due.member_id, due.day, sum(spent.turnover / rate.turnover)::int8 as points
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (member_id uuid, day int4)
      cross join lateral (
        select category, sum(turnover)::int8 as turnover from daily_sum
        where daily_sum.member_id = due.member_id and daily_sum.day = due.day group by category
      ) as spent
      cross join lateral (
        select turnover from point_rate
        where point_rate.category = spent.category and since_day <= due.day
        order by since_day desc limit 1
      ) as rate
      group by due.member_id, due.day
    ), more as (
      select member_id, day, earned.points as earned, earned.points - coalesce(known.points, 0) as points
      from earned left join point_day as known using (member_id, day)
      where earned.points > coalesce(known.points, 0)
    ), noted as (
      insert into point_day (member_id, day, points, credited_at)
      select member_id, day, earned, ${now}::int8 from more
      on conflict (member_id, day) do update
      set points = excluded.points, credited_at = excluded.credited_at
    )
    select member_id, day, earned, points from more order by member_id, day`.execute(sql);
  return rows;
}

/** Credits the points of days that were not credited yet. Returns the days looked at and the points credited. */
async function creditDays(sql: Sql, now: number) {
  const due = await takeDue(sql, now);
  if (due.length === 0) return { days: 0, points: 0 };
  const entries = (await recordEarned(sql, due, now)).map(
    ({ member_id: memberId, day, earned, points }): PointEntry => ({
      key: `turnover:${memberId}:${day}:${earned}`,
      kind: 'turnover',
      memberId,
      points,
      cause: { table: 'point_day', id: `${memberId}:${day}` },
      actor: 'job',
      at: now,
    }),
  );
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
 * stay; the next run credits only what is missing.
 */
export async function rebuildTurnoverPoints({ transaction }: Pick<Database, 'transaction'>) {
  await transaction(async (sql) => {
    await sql.deleteFrom('point_day').execute();
    await raw`
      insert into point_day (member_id, day, points, credited_at)
      select split_part(cause_id, ':', 1)::uuid, split_part(cause_id, ':', 2)::int4, sum(amount), 0
      from point_entry join point_posting on entry_id = point_entry.id and amount > 0
      where kind = 'turnover'
      group by 1, 2`.execute(sql);
    await recordTurnoverDays(raw`daily_sum`).execute(sql);
  });
}
