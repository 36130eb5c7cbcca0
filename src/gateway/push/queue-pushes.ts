import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import { type SubjectEvent, subjectOf } from './push-subject.ts';

/** An event that a member may be notified about. */
interface PushEvent extends SubjectEvent {
  readonly id: string;
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Queues notifications about events for the browsers of their members that have the kind on. Call in the transaction of the
 * events, so that an event and its notifications are written together.
 */
export async function queuePushes(sql: Sql, events: readonly PushEvent[]): Promise<void> {
  const pushed = events.flatMap((event) => {
    const subject = subjectOf(event);
    return subject === null ? [] : { event, subject };
  });
  if (pushed.length === 0) return;
  const subscriptions = await sql
    .selectFrom('push_subscription')
    .select(['id', 'member_id', 'money', 'messages', 'promotions', 'draws'])
    .where('member_id', 'in', [...new Set(pushed.map(({ event }) => event.memberId))])
    .execute();
  const rows = pushed.flatMap(({ event, subject: { kind, page } }) =>
    subscriptions
      .filter((browser) => browser.member_id === event.memberId && browser[kind])
      .map((browser) => ({
        id: uuid(),
        event_id: event.id,
        subscription_id: browser.id,
        event: event.kind,
        kind,
        page,
        at: event.at,
        due_at: event.at,
      })),
  );
  if (rows.length > 0) await sql.insertInto('push_message').values(rows).execute();
}
