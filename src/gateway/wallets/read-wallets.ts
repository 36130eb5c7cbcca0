import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { cashKinds, lockOrder, vendorAccount, vendorOfAccount } from '../ledger/ledger.ts';

/** A wallet of a member. `vendor` is null for the main one. */
export interface Wallet {
  readonly account: string;
  readonly vendor: string | null;
  readonly balance: Centavos;
}

function selectWallets(sql: Sql, memberId: string) {
  return sql
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', cashKinds)
    .orderBy(lockOrder);
}

function toWallets(rows: readonly { id: string; balance: number }[]): Wallet[] {
  return rows.map(({ id: account, balance }) => ({
    account,
    vendor: vendorOfAccount(account),
    balance,
  }));
}

/** The wallets that a member has money in or had, the main one first. */
export async function readWallets(sql: Sql, memberId: string): Promise<readonly Wallet[]> {
  return toWallets(await selectWallets(sql, memberId).execute());
}

/** Locks all wallets of a member until the end of the transaction, in the order of the ledger, so that nothing deadlocks. */
export async function lockWallets(sql: Sql, memberId: string): Promise<readonly Wallet[]> {
  return toWallets(await selectWallets(sql, memberId).forUpdate().execute());
}

/** Opens the wallet of a member for the games of a vendor, if there is none. */
export async function openVendorWallet(sql: Sql, memberId: string, vendor: string): Promise<void> {
  const account = { id: vendorAccount(memberId, vendor), kind: 'vendor' as const, balance: 0 };
  await sql
    .insertInto('ledger_account')
    .values({ ...account, member_id: memberId })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** A vendor whose games have wallets of their own. */
interface WalletVendor {
  readonly code: string;
  readonly name: string;
  readonly underMaintenance: boolean;
}

/** All vendors by code. One that is in several categories is closed when it is closed in all of them. */
export async function walletVendors(sql: Sql): Promise<readonly WalletVendor[]> {
  return sql
    .selectFrom('vendor')
    .select((of) => [
      'code',
      of.fn.min('name').as('name'),
      of.fn.agg<boolean>('bool_and', ['under_maintenance']).as('underMaintenance'),
    ])
    .groupBy('code')
    .orderBy('code')
    .execute();
}

/** Returns whether the member wants that starting a game moves the balance to the wallet of its vendor. */
export async function movesToGames(sql: Sql, memberId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('member')
    .select('moves_to_games')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.moves_to_games ?? false;
}
