import type { Passwords } from './passwords.ts';
import type { Sql } from '../../store/database.ts';
import type { MemberRow } from '../find-member.ts';

/** Lifetime of a password that was sent by e-mail, in minutes. */
export const mailedPasswordMinutes = 30;

/** The password that matched: the member's own, or one that was sent by e-mail. */
export type MatchedPassword = 'own' | 'mailed';

function findMailedPassword(sql: Sql, memberId: string, now: number) {
  return sql
    .selectFrom('temporary_password')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Compares a password with the passwords of a member. Null when none matches; that takes the same time without a member or a mailed password. */
export async function checkPassword(
  { sql, passwords }: { readonly sql: Sql; readonly passwords: Passwords },
  member: Pick<MemberRow, 'id' | 'password_hash'> | undefined,
  password: string,
  now: number,
): Promise<MatchedPassword | null> {
  if (await passwords.matches(member?.password_hash ?? null, password)) return 'own';
  const mailed = member && (await findMailedPassword(sql, member.id, now));
  return (await passwords.matches(mailed?.password_hash ?? null, password)) ? 'mailed' : null;
}
