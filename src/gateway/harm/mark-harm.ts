import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { recordAudit } from '../audit/audit.ts';
import { addMessage } from '../content/content.ts';
import type { Database, Sql } from '../store/database.ts';
import { type HarmKind, harmKinds } from '../store/tables/protection-tables.ts';
import { isMet, readFigures } from './harm-figures.ts';
import { type HarmMarket, harmMessage } from './harm-message.ts';
import type { HarmFigures, HarmWindow } from './harm-window.ts';
import { readScan, selectActive, stepScan } from './scan-members.ts';

const hourMs = 3_600_000;

/** Members of one read. */
const batch = 200;

/** The last marker of each member and kind. */
async function lastMarkers(sql: Sql, memberIds: readonly string[]) {
  const rows = await sql
    .selectFrom('harm_marker')
    .select(['member_id', 'kind'])
    .select((of) => of.fn.max('at').as('at'))
    .where('member_id', 'in', memberIds)
    .groupBy(['member_id', 'kind'])
    .execute();
  return new Map(rows.map((row) => [`${row.member_id} ${row.kind}`, row.at]));
}

/** A sign that was found, with the time after which its events counted. */
interface Found {
  readonly kind: HarmKind;
  readonly figures: HarmFigures;
  readonly since: number;
}

/** Inserts the marker. Null when another gateway has made it, or the day has one. */
async function insertMarker(
  sql: Sql,
  { kind, figures, since }: Found,
  market: HarmMarket,
  at: number,
) {
  const { memberId: member_id, count, amount, loss } = figures;
  const own = sql.selectFrom('harm_marker').where('member_id', '=', member_id);
  const known = own.where('kind', '=', kind).where('at', '>', since).select('id');
  if ((await known.executeTakeFirst()) !== undefined) return null;
  const notified = own
    .where('kind', '=', kind)
    .where('notified_at', '>', at - market.harm.messageDays * dayMs)
    .select('id');
  const notified_at = (await notified.executeTakeFirst()) === undefined ? at : null;
  const rule = JSON.stringify(market.harm[kind]);
  const marker = { id: uuid(), member_id, kind, day: dayOf(at), at, count, amount, loss };
  const inserted = await sql
    .insertInto('harm_marker')
    .values({ ...marker, rule, notified_at })
    .onConflict((on) => on.columns(['member_id', 'kind', 'day']).doNothing())
    .returning('notified_at')
    .executeTakeFirst();
  return inserted ?? null;
}

/** Ends what advertises to the member until a time. Notifications of rewards that wait are dropped. */
async function stopPublicity(sql: Sql, memberId: string, until: number): Promise<void> {
  await sql
    .updateTable('member')
    .set({ no_publicity_before: raw`greatest(no_publicity_before, ${until}::int8)` })
    .where('id', '=', memberId)
    .execute();
  const browsers = sql.selectFrom('push_subscription').select('id');
  await sql
    .deleteFrom('push_message')
    .where('kind', '=', 'promotions')
    .where('subscription_id', 'in', browsers.where('member_id', '=', memberId))
    .execute();
}

/** Keeps a sign, notifies the member, ends publicity and writes the audit, in one transaction. A sign that is known changes nothing. */
async function mark(sql: Sql, found: Found, market: HarmMarket, now: number): Promise<void> {
  const { kind, figures } = found;
  const { memberId, count } = figures;
  // Gateways take turns for a member.
  const member = sql.selectFrom('member').select('id').where('id', '=', memberId);
  await member.forNoKeyUpdate().execute();
  const marker = await insertMarker(sql, found, market, now);
  if (marker === null) return;
  const quietUntil = now + market.harm.noPublicityDays * dayMs;
  await stopPublicity(sql, memberId, quietUntil);
  if (marker.notified_at !== null) {
    const texts = harmMessage({ kind, figures, market, quietUntil });
    await addMessage(sql, { memberId, ...texts, at: now });
  }
  const facts = { rule: kind, count, notified: marker.notified_at !== null };
  await recordAudit(sql, { memberId, actor: 'job', kind: 'harmMarked', facts, at: now });
}

/** Finds and keeps the signs of one kind among some members. */
async function markKind<Kind extends HarmKind>(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  kind: Kind,
  { windows, market, now }: { windows: readonly HarmWindow[]; market: HarmMarket; now: number },
): Promise<void> {
  const rule = market.harm[kind];
  const all = await readFigures(sql, kind, { windows, rule, now });
  const sinceOf = new Map(windows.map(({ memberId, since }) => [memberId, since]));
  for (const figures of all) {
    const since = sinceOf.get(figures.memberId);
    if (since === undefined || !isMet(figures, rule)) continue;
    await transaction((inside) => mark(inside, { kind, figures, since }, market, now));
  }
}

/**
 * The job that marks signs of harm: reads the members who were active since its last run, by the rules of the market. An event
 * counts for one marker of a kind. Several gateways may run it at once, and a run that is repeated marks nothing again.
 */
export async function markHarm(
  database: Pick<Database, 'sql' | 'transaction'>,
  market: HarmMarket,
  now: number,
): Promise<void> {
  const { sql } = database;
  const scan = await readScan(sql, now);
  if (scan === null) return;
  const memberIds = await selectActive(sql, scan, now);
  for (let at = 0; at < memberIds.length; at += batch) {
    const some = memberIds.slice(at, at + batch);
    const last = await lastMarkers(sql, some);
    for (const kind of harmKinds) {
      const from = Math.max(scan.begunAt, now - market.harm[kind].windowHours * hourMs);
      const windows = some.map((memberId) => ({
        memberId,
        since: Math.max(from, last.get(`${memberId} ${kind}`) ?? 0),
      }));
      await markKind(database, kind, { windows, market, now });
    }
  }
  await stepScan(sql, scan, now);
}
