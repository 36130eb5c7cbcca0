import type { Sql } from '../store/database.ts';

/** Deletes expired launch tickets and purses of play money. */
export async function purgePlay(sql: Sql, now: number): Promise<void> {
  for (const table of ['launch_ticket', 'trial'] as const) {
    await sql.deleteFrom(table).where('expires_at', '<', now).execute();
  }
}
