import type { Sql } from '../store/database.ts';

/** Deletes expired tickets. */
export async function purgeChat(sql: Sql, now: number): Promise<void> {
  await sql.deleteFrom('chat_ticket').where('expires_at', '<', now).execute();
}
