import { type Passwords, setAuthenticatorSecret } from '../accounts/accounts.ts';
import { addMember } from '../members/members.ts';
import { loadPasts, openingOf, type Past } from './past/past.ts';
import { addPayoutAccount } from '../payout-accounts/payout-accounts.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import type { Seed, SeedAccount } from './seed.ts';

const day = 24 * 3_600_000;

/** Hashes of the passwords of an account. */
export interface SeedHashes {
  readonly password: string;
  readonly withdrawalPassword: string | null;
}

/**
 * Hashes of the passwords of each account. Accounts with the same password share a hash: the passwords of a seed are
 * no secret. Call it outside a transaction, because hashing is slow.
 */
export async function hashSeedPasswords(
  { accounts, password }: Seed,
  passwords: Passwords,
): Promise<SeedHashes[]> {
  const typed = new Set(accounts.flatMap(({ withdrawalPassword: one }) => one ?? []));
  const hashes = new Map(
    await Promise.all(
      [...typed, password].map(async (one) => [one, await passwords.hash(one)] as const),
    ),
  );
  const hashOf = (one: string) => hashes.get(one) ?? '';
  return accounts.map(({ withdrawalPassword: own }) => ({
    password: hashOf(password),
    withdrawalPassword: own === null ? null : hashOf(own),
  }));
}

async function addFavourites(sql: Sql, memberId: string, account: SeedAccount, now: number) {
  if (account.favourites.length === 0) return;
  const rows = account.favourites.map((nodeId, order) => ({
    member_id: memberId,
    node_id: nodeId,
    starred_at: now - order * 1000,
  }));
  await sql.insertInto('favourite').values(rows).execute();
}

/** Accounts to add. */
interface NewMembers extends Pick<Seed, 'accounts' | 'history'> {
  /** Hashes, in the order of the accounts. */
  readonly hashes: readonly SeedHashes[];
  /** Ids of the members that the store has already, by username. */
  readonly known?: ReadonlyMap<string, string>;
}

/** Adds accounts and returns all ids by username. An upline comes before its downlines, or is known. */
export async function loadMembers(
  store: VaultedStore,
  { accounts, history, hashes, known }: NewMembers,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const { sql } = store;
  const ids = new Map(known);
  const pasts: Past[] = [];
  for (const [index, account] of accounts.entries()) {
    const {
      favourites,
      upline,
      registeredDaysAgo,
      verified,
      payoutAccounts,
      rank,
      totpSecret,
      ...rest
    } = account;
    const past = history[account.username] ?? [];
    const registeredAt = now - registeredDaysAgo * day;
    const member = {
      ...rest,
      balanceCentavos: openingOf(account.balanceCentavos, past),
      passwordHash: hashes[index]?.password ?? '',
      withdrawalPasswordHash: hashes[index]?.withdrawalPassword ?? null,
      mobileVerified: verified,
      emailVerified: verified,
      uplineId: upline === null ? null : (ids.get(upline) ?? null),
      registeredAt,
      referrerId: null,
      selfExcluded: false,
      profile: {},
    };
    const id = await addMember(sql, member, registeredAt);
    ids.set(account.username, id);
    // A member who has played before has made the choice that is asked of a new one.
    const limit_chosen_at = account.firstTimeLogin ? null : registeredAt;
    await sql
      .updateTable('member')
      .set({ rank_id: rank, limit_chosen_at })
      .where('id', '=', id)
      .execute();
    if (totpSecret !== null) await setAuthenticatorSecret(store, id, totpSecret);
    const payoutIds = [];
    for (const { bankCode, number } of payoutAccounts) {
      const added = { memberId: id, bankCode, number, usableFrom: now };
      payoutIds.push(await addPayoutAccount(store, added, now));
    }
    pasts.push({ memberId: id, payoutAccountId: payoutIds[0] ?? '', events: past });
    await addFavourites(sql, id, account, now);
  }
  await loadPasts(sql, pasts, now);
  return ids;
}
