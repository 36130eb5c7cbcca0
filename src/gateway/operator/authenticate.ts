import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../hash-token.ts';
import type { Operator } from './access.ts';
import type { ConsoleNeeds } from './console-needs.ts';

/** The name of the operator who has the token of the host. */
export const ownerName = 'owner';

/** Different wrong tokens from one network. */
const wrongTokens = { max: 20, windowMs: 15 * 60_000 };
const action = 'console token';

/** Compares two hashes in constant time, which prevents timing attacks. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The operator with a token. Null for a wrong one. Wrong ones are limited by network: then only the token of the host works,
 * so that nobody locks the owner out. The same wrong token counts once, because an old page asks with it again and again.
 * Refusal `TOO_MANY_REQUEST`.
 */
export async function authenticate(
  { database: { sql }, attempts, token: ownerToken }: ConsoleNeeds,
  token: string,
  ip: string,
): Promise<Operator | null> {
  const hash = hashToken(token);
  if (isSame(hash, hashToken(ownerToken))) return { name: ownerName, role: 'owner' };
  if (token === '') return null;
  await attempts.requireRoom(action, ip, wrongTokens);
  const rows = await sql
    .selectFrom('console_operator')
    .select(['name', 'role', 'token_hash'])
    .where('disabled_at', 'is', null)
    .execute();
  const found = rows.find((row) => isSame(row.token_hash, hash));
  if (found !== undefined) return { name: found.name, role: found.role };
  const [times = 0] = await attempts.count([`${action} ${hash}`], wrongTokens.windowMs);
  if (times === 1) await attempts.consumeFrom(action, ip, wrongTokens);
  return null;
}
