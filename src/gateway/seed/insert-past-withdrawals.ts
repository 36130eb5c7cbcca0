import { usernameKey } from '../username-key.ts';
import { loadPastWithdrawals } from './past/past.ts';
import { addPayoutAccount, listPayoutAccounts } from '../payout-accounts/payout-accounts.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import type { Seed, SeedAccount } from './seed.ts';

async function hasWithdrawal(sql: Sql, memberId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account that a member's winnings are paid to. A member without one gets the account of the seed. Null when the seed has none. */
async function payoutAccountOf(
  store: VaultedStore,
  memberId: string,
  { payoutAccounts: [first] }: SeedAccount,
  now: number,
): Promise<string | null> {
  const [own] = await listPayoutAccounts(store, memberId);
  if (own) return own.id;
  return first ? addPayoutAccount(store, { ...first, memberId, usableFrom: now }, now) : null;
}

interface Filled {
  readonly seed: Pick<Seed, 'accounts' | 'history'>;
  /** Ids of the members by the key of their username. */
  readonly memberIds: ReadonlyMap<string, string>;
  readonly now: number;
}

/** Adds the withdrawals of their history to members who have none. Their balances stay as they are. Call inside a transaction. */
export async function insertPastWithdrawals(
  store: VaultedStore,
  { seed, memberIds, now }: Filled,
  usernames: readonly string[],
): Promise<void> {
  for (const account of seed.accounts.filter(({ username }) => usernames.includes(username))) {
    const memberId = memberIds.get(usernameKey(account.username));
    if (memberId === undefined || (await hasWithdrawal(store.sql, memberId))) continue;
    const payoutAccountId = await payoutAccountOf(store, memberId, account, now);
    if (payoutAccountId === null) continue;
    const history = seed.history[account.username] ?? [];
    const events = history.filter((event) => event.kind === 'withdrawal');
    await loadPastWithdrawals(store.sql, { memberId, payoutAccountId, events }, now);
  }
}
