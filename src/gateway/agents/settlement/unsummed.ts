import type { Sql } from '../../store/database.ts';

/** Returns whether entries from before a time wait for the daily sums. */
export async function isUnsummed(sql: Sql, to: number): Promise<boolean> {
  const waiting = await sql
    .selectFrom('ledger_unsummed')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select('entry_id')
    .where('created_at', '<', to)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
