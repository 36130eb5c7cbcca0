import type { Sql } from '../store/database.ts';

export { createCopyFile } from './copy-file.ts';
export { writeCopies } from './write-copies.ts';

/** Deletes copies whose time is over, and expired tickets. */
export async function purgeCopies(sql: Sql, now: number): Promise<void> {
  await sql.deleteFrom('data_copy_ticket').where('expires_at', '<=', now).execute();
  await sql.deleteFrom('data_copy').where('expires_at', '<=', now).execute();
}
