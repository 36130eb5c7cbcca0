import type { Selectable } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { PushTables } from '../store/tables/push-tables.ts';

/** A notification that waits. */
export type WaitingPush = Selectable<PushTables['push_message']>;

/** Notifications that a run sends at most. */
export const batch = 100;

/**
 * A gateway that ends while it sends loses its notifications after this time to the next one, in milliseconds: longer than
 * the slowest push services take for a batch.
 */
const takenMs = 5 * 60_000;

/** A notification that could not be delivered for this long is dropped, in milliseconds. */
export const pushLifeMs = 24 * 3_600_000;

/** Takes due notifications for this gateway: no other sends them meanwhile. */
export async function takePushes(sql: Sql, now: number): Promise<readonly WaitingPush[]> {
  await sql
    .deleteFrom('push_message')
    .where('at', '<=', now - pushLifeMs)
    .execute();
  return sql
    .updateTable('push_message')
    .set({ taken_until: now + takenMs })
    .where('id', 'in', (of) =>
      of
        .selectFrom('push_message')
        .select('id')
        .where('due_at', '<=', now)
        .where((free) => free.or([free('taken_until', 'is', null), free('taken_until', '<', now)]))
        .orderBy('due_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const idsOf = (waiting: readonly WaitingPush[]): string[] => waiting.map(({ id }) => id);

/** Deletes notifications that were delivered, or that nobody can deliver. */
export async function dropPushes(sql: Sql, waiting: readonly WaitingPush[]): Promise<void> {
  await sql.deleteFrom('push_message').where('id', 'in', idsOf(waiting)).execute();
}

/** Has notifications wait until a time. `tries` is added to their failed tries. */
export async function delayPushes(
  sql: Sql,
  waiting: readonly WaitingPush[],
  { until, tries }: { readonly until: number; readonly tries: 0 | 1 },
): Promise<void> {
  await sql
    .updateTable('push_message')
    .set((of) => ({ due_at: until, taken_until: null, tries: of('tries', '+', tries) }))
    .where('id', 'in', idsOf(waiting))
    .execute();
}
