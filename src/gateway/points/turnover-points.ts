import { type RawBuilder, sql as raw } from 'kysely';
import type { Database, Sql } from '../store/database.ts';
import { postPoints } from './point-ledger.ts';

/** A member's points of one day are credited at most once in this time, so that the points details stay readable. */
const pauseMs = 10 * 60_000;

/**
 * A statement that notes days with turnover for `creditTurnoverPoints`. `source` has the columns of `daily_sum`. It belongs
 * to the transaction that adds the turnover to the daily sums. A row that is there already is locked, so that no job takes it
 * before the new sums are in the store.
 */
export function noteTurnoverDays(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`
    insert into point_due (member_id, day)
    select distinct source.member_id, source.day from ${source} as source
    join member on member.id = source.member_id and member.type <> 4
    where source.turnover > 0
    order by 1, 2
    on conflict (member_id, day) do update set day = excluded.day`;
}

/** Takes a day that is due and was not credited a short time ago. Null when there is none. */
async function takeDue(sql: Sql, now: number) {
  const { rows } = await raw<{ member_id: string; day: number }>`
    with due as (
      select member_id, day from point_due
      where not exists (
        select from point_day where point_day.member_id = point_due.member_id
          and point_day.day = point_due.day and credited_at > ${now - pauseMs}::int8
      )
      order by member_id, day limit 1 for update skip locked
    )
    delete from point_due using due
    where point_due.member_id = due.member_id and point_due.day = due.day
    returning point_due.member_id, point_due.day`.execute(sql);
  return rows[0] ?? null;
}

/** The points that the turnover of a day earns: whole points for each category, by the rate of the day. */
async function earnedOf(sql: Sql, memberId: string, day: number): Promise<number> {
  const { rows } = await raw<{ points: number }>`
    select coalesce(sum(spent.turnover / rate.turnover), 0)::int8 as points
    from (
      select category, sum(turnover)::int8 as turnover from daily_sum
      where member_id = ${memberId}::uuid and day = ${day}::int4 group by category
    ) as spent
    cross join lateral (
      select turnover from point_rate
      where point_rate.category = spent.category and since_day <= ${day}::int4
      order by since_day desc limit 1
    ) as rate`.execute(sql);
  return rows[0]?.points ?? 0;
}

/** Credits the points of a day that were not credited yet. The row of the day is the position. */
async function creditDay(sql: Sql, memberId: string, day: number, now: number): Promise<number> {
  const earned = await earnedOf(sql, memberId, day);
  const known = await sql
    .selectFrom('point_day')
    .select('points')
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst();
  const points = earned - (known?.points ?? 0);
  if (points <= 0) return 0;
  await sql
    .insertInto('point_day')
    .values({ member_id: memberId, day, points: earned, credited_at: now })
    .onConflict((on) =>
      on.columns(['member_id', 'day']).doUpdateSet({ points: earned, credited_at: now }),
    )
    .execute();
  await postPoints(sql, {
    key: `turnover:${memberId}:${day}:${earned}`,
    kind: 'turnover',
    memberId,
    points,
    cause: { table: 'point_day', id: `${memberId}:${day}` },
    actor: 'job',
    at: now,
  });
  return points;
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
    // A transaction credits one day: it locks accounts in the order of the ledger.
    const points = await transaction(async (sql) => {
      const due = await takeDue(sql, now);
      return due && creditDay(sql, due.member_id, due.day, now);
    });
    if (points === null) return credited;
    credited += points;
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
    await noteTurnoverDays(raw`daily_sum`).execute(sql);
  });
}
