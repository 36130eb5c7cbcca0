import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/** The time between two runs: a sign is found within it, and well within the hour. */
const scanEveryMs = 10 * 60_000;

/** A transaction that is committed late may be older than the last run by this much. */
const lateMs = 5 * 60_000;

/** Trial accounts play without money. */
const trialType = 4;

/** The position of the job. Nothing before `begunAt` counts. */
export interface Scan {
  readonly begunAt: number;
  readonly until: number;
}

/**
 * The position of the job when a run is due, else null. The first run only notes its time, so that the past is not judged. A
 * clock that was moved back moves the position back.
 */
export async function readScan(sql: Sql, now: number): Promise<Scan | null> {
  const row = await sql.selectFrom('harm_scan').selectAll().executeTakeFirst();
  if (row === undefined) {
    const begun = { id: 1, begun_at: now, until: now };
    const insert = sql.insertInto('harm_scan').values(begun);
    await insert.onConflict((on) => on.column('id').doNothing()).execute();
    return null;
  }
  const scan = { begunAt: row.begun_at, until: row.until };
  if (now < row.until) {
    await sql
      .updateTable('harm_scan')
      .set({ begun_at: Math.min(now, row.begun_at), until: now })
      .where('until', '=', row.until)
      .execute();
    return null;
  }
  return now - row.until < scanEveryMs ? null : scan;
}

/** Moves the position on, unless another gateway has moved it. */
export async function stepScan(sql: Sql, { until }: Scan, now: number): Promise<void> {
  await sql.updateTable('harm_scan').set({ until: now }).where('until', '=', until).execute();
}

/** The members with an event since the last run that a rule looks at. Each part reads an index by time. */
export async function selectActive(
  sql: Sql,
  { until }: Scan,
  now: number,
): Promise<readonly string[]> {
  const from = until - lateMs;
  const { rows } = await raw<{ id: string }>`
    select member.id from member where member.type <> ${trialType} and member.id in (
      select member_id from round where created_at > ${from} and created_at <= ${now}
      union
      select member_id from deposit where created_at > ${from} and created_at <= ${now}
      union
      select member_id from deposit
      where state = 'failed' and changed_at > ${from} and changed_at <= ${now}
      union
      select member_id from withdrawal
      where state = 'cancelled' and changed_at > ${from} and changed_at <= ${now}
      union
      select member_id from audit_event
      where kind = 'playLimitConfirmed' and at > ${from} and at <= ${now}
    )`.execute(sql);
  return rows.map(({ id }) => id);
}
