import { accounts, type DemoAccount, demoPassword } from '../demo/accounts.ts';
import { addMember } from '../member-account.ts';
import { hashPassword } from '../passwords.ts';
import type { Sql } from '../store/database.ts';

const day = 24 * 3_600_000;

let hashes: Promise<string[]> | null = null;

/** Hashes of the demo's password, one an account: made once a start, and outside the transaction that uses them. */
export function hashDemoPasswords(): Promise<string[]> {
  hashes ??= Promise.all(accounts.map(() => hashPassword(demoPassword)));
  return hashes;
}

async function addFavourites(sql: Sql, memberId: string, account: DemoAccount, now: number) {
  if (account.favourites.length === 0) return;
  const rows = account.favourites.map((nodeId, order) => ({
    member_id: memberId,
    node_id: nodeId,
    starred_at: now - order * 1000,
  }));
  await sql.insertInto('favourite').values(rows).execute();
}

/** Enters the people of the demo and gives their ids by username. An upline has to stand before its downlines in the list. */
export async function loadMembers(
  sql: Sql,
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
