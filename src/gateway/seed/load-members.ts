import { addMember, hashPassword } from '../accounts/accounts.ts';
import type { Sql } from '../store/database.ts';
import type { Seed, SeedAccount } from './seed.ts';

const day = 24 * 3_600_000;

const hashesOf = new WeakMap<Seed, Promise<string[]>>();

/** Hashes the seed's password for each account. Cached for the process; call outside a transaction, because hashing is slow. */
export function hashSeedPasswords(seed: Seed): Promise<string[]> {
  const known = hashesOf.get(seed);
  if (known) return known;
  const hashes = Promise.all(seed.accounts.map(() => hashPassword(seed.password)));
  hashesOf.set(seed, hashes);
  return hashes;
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

/** Adds the accounts of the seed and returns their ids by username. An upline comes before its downlines. */
export async function loadMembers(
  sql: Sql,
  { accounts }: Pick<Seed, 'accounts'>,
  passwords: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, account] of accounts.entries()) {
    const { favourites, upline, registeredDaysAgo, ...rest } = account;
    const member = {
      ...rest,
      passwordHash: passwords[index] ?? '',
      uplineId: upline === null ? null : (ids.get(upline) ?? null),
      registeredAt: now - registeredDaysAgo * day,
      referrerId: null,
      selfExcluded: false,
      profile: {},
    };
    const id = await addMember(sql, member, now);
    ids.set(account.username, id);
    await addFavourites(sql, id, account, now);
  }
  return ids;
}
