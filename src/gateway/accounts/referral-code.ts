import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/** A random code that begins with letters of the username. */
export function makeReferralCode(username: string): string {
  const head = username.replace(/[^A-Za-z]/g, '').slice(0, 6);
  return `${head || 'P'}${randomInt(100_000, 1_000_000)}`.toUpperCase();
}

/** The referral code of a member, which is made for a member without one. */
export async function ensureReferralCode(
  sql: Sql,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<string> {
  const { code } = await sql
    .updateTable('member')
    .set({ referral_code: raw`coalesce(referral_code, ${makeReferralCode(username)})` })
    .where('id', '=', id)
    .returning((of) => of.fn.coalesce('referral_code', raw<string>`''`).as('code'))
    .executeTakeFirstOrThrow();
  return code;
}
