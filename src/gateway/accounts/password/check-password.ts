import { isPassword } from './passwords.ts';
import type { Sql } from '../../store/database.ts';
import type { MemberRow } from '../find-member.ts';

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

/** Compares a password with those of a member. Null when none matches; that takes the same time without a member or a mailed password. */
export async function checkPassword(
  sql: Sql,
  member: Pick<MemberRow, 'id' | 'password_hash'> | undefined,
  password: string,
  now: number,
): Promise<MatchedPassword | null> {
  if (await isPassword(member?.password_hash ?? null, password)) return 'own';
  const mailed = member && (await findMailedPassword(sql, member.id, now));
  return (await isPassword(mailed?.password_hash ?? null, password)) ? 'mailed' : null;
}
