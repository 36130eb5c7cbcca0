import { linkTokenPrefix } from '#protocol/model/security/sign-in-link.ts';
import { hashToken, randomToken } from '../../hash-token.ts';
import type { Sql } from '../../store/database.ts';

/** A link works for this long, in milliseconds. */
export const signInLinkLifeMs = 5 * 60_000;

/** A link that signs in once. */
interface SignInLink {
  /** Path and query of the app's address. */
  readonly address: string;
  /** In epoch milliseconds. */
  readonly expiresAt: number;
}

/** Makes a link for a member. The store has the hash of its token only. */
export async function addSignInLink(sql: Sql, memberId: string, now: number): Promise<SignInLink> {
  const token = linkTokenPrefix + randomToken();
  const expiresAt = now + signInLinkLifeMs;
  await sql
    .insertInto('sign_in_link')
    .values({ token_hash: hashToken(token), member_id: memberId, expires_at: expiresAt })
    .execute();
  return { address: `/?token=${token}`, expiresAt };
}

/** The username of a link's member. The link stays. Null when it is unknown, used or expired. */
export async function accountOfLink(sql: Sql, token: string, now: number): Promise<string | null> {
  const found = await sql
    .selectFrom('sign_in_link')
    .innerJoin('member', 'member.id', 'sign_in_link.member_id')
    .select('username')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.username ?? null;
}

/** Uses a link up and returns the id of its member. Null when it is unknown, used or expired. */
export async function takeSignInLink(sql: Sql, token: string, now: number): Promise<string | null> {
  const taken = await sql
    .deleteFrom('sign_in_link')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return taken?.member_id ?? null;
}
