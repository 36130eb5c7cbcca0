import type { Sql } from '../store/database.ts';

/**
 * Opens the account of the money that is at a provider, unless it is open. It looks first: an insert that finds the
 * account waits for the transaction that is changing its balance.
 */
export async function openClearing(sql: Sql, account: string): Promise<void> {
  const open = await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', account)
    .executeTakeFirst();
  if (open) return;
  await sql
    .insertInto('ledger_account')
    .values({ id: account, kind: 'clearing', balance: 0, member_id: null })
    .onConflict((on) => on.doNothing())
    .execute();
}
