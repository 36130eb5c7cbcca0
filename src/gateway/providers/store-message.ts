import type { Sql } from '../store/database.ts';
import type { ProviderNotice } from './provider.ts';

/** Stores a message under the number of the provider. False when it is known. */
export async function storeMessage(
  sql: Sql,
  provider: string,
  notice: ProviderNotice,
  now: number,
): Promise<boolean> {
  const added = await sql
    .insertInto('provider_message')
    .values({
      provider,
      event_id: notice.eventId,
      body: JSON.stringify(notice),
      received_at: now,
      applied_at: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return added !== undefined;
}
