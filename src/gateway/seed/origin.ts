import { usernameKey } from '../username-key.ts';
import type { Sql } from '../store/database.ts';
import type { Seed } from './seed.ts';

const day = 24 * 3_600_000;
const row = 'seed';

/** True for a store that has members or money. It does not get the content of a seed that it has not begun with. */
export async function isInUse(sql: Sql): Promise<boolean> {
  const member = await sql.selectFrom('member').select('id').limit(1).executeTakeFirst();
  if (member) return true;
  const entry = await sql.selectFrom('ledger_entry').select('id').limit(1).executeTakeFirst();
  return entry !== undefined;
}

/** Marks a store as begun with a seed. Call in the transaction that fills it. */
export async function markOrigin(sql: Sql, { name }: Seed): Promise<void> {
  await sql
    .insertInto('setting')
    .values({ name: row, value: JSON.stringify(name) })
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * True when accounts of the seed have come into the store together: it has two of them, registered whole days apart to the
 * millisecond, as a seed registers its accounts. Members of the same names who registered themselves are not.
 */
async function hasFirstMembers(sql: Sql, { accounts }: Seed): Promise<boolean> {
  const keys = accounts.map(({ username }) => usernameKey(username));
  if (keys.length === 0) return false;
  const members = sql.selectFrom('member').select('registered_at');
  const found = await members.where('username_key', 'in', keys).execute();
  const times = found.map((member) => member.registered_at % day);
  return new Set(times).size < times.length;
}

/**
 * Returns whether a store with content began with a seed: by its mark, or by the first members of the seed in a store that was
 * made before there was a mark.
 */
export async function beganWith(sql: Sql, seed: Seed): Promise<boolean> {
  const marks = sql.selectFrom('setting').select('value').where('name', '=', row);
  const mark = await marks.executeTakeFirst();
  return mark === undefined ? hasFirstMembers(sql, seed) : mark.value === seed.name;
}
