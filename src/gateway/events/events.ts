import { v7 as uuid } from 'uuid';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import { queuePushes } from '../push/push.ts';
import type { Sql } from '../store/database.ts';
import { announce } from '../store/signals.ts';
import type { EventValues } from '../store/tables/event-tables.ts';

/** A change that a member is notified of. */
export interface NewEvent {
  readonly memberId: string;
  readonly kind: EventKind;
  /** The row that changed. */
  readonly cause: { readonly table: string; readonly id: string };
  readonly values?: EventValues;
}

/** The event of a message in the inbox. `isQuiet` when another event reports the same change, or the member has made it. */
export function messageEvent(memberId: string, messageId: string, isQuiet = false): NewEvent {
  const cause = { table: 'message', id: messageId };
  return { memberId, kind: 'newMessage', cause, values: isQuiet ? { quiet: true } : {} };
}

/** An app that was away for longer reads everything again. In milliseconds. */
const eventLifeMs = 24 * 3_600_000;

/** Deletes old events and expired tickets. */
export async function purgeEvents(sql: Sql, now: number): Promise<void> {
  await sql.deleteFrom('live_ticket').where('expires_at', '<', now).execute();
  await sql
    .deleteFrom('event')
    .where('at', '<', now - eventLifeMs)
    .execute();
}

/**
 * Records events in the transaction of their changes, each with its time. The streams of the members get them after the
 * commit; a member who is not connected gets them when the app connects again. Browsers that want to be
 * notified of them are notified.
 */
export async function recordEvents(
  sql: Sql,
  events: readonly (NewEvent & { readonly at: number })[],
): Promise<void> {
  const made = events.map((event) => ({ ...event, id: uuid() }));
  const rows = made.map(({ id, memberId, kind, cause, values = {}, at }) => ({
    id,
    member_id: memberId,
    kind,
    cause_table: cause.table,
    cause_id: cause.id,
    values: JSON.stringify(values),
    at,
  }));
  if (rows.length === 0) return;
  await sql.insertInto('event').values(rows).execute();
  await queuePushes(sql, made);
  for (const { id } of rows) announce(sql, id);
}

/** Records an event, as `recordEvents` does. */
export function recordEvent(sql: Sql, event: NewEvent, now: number): Promise<void> {
  return recordEvents(sql, [{ ...event, at: now }]);
}
