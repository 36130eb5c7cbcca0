import { isPassword } from './passwords.ts';
import type { Sql } from '../../store/database.ts';
import type { MemberRow } from '../find-member.ts';

/** Which of an account's passwords was given: its own, or the one that was mailed. */
export type Matched = 'own' | 'mailed';

function mailedPassword(sql: Sql, memberId: string, now: number) {
  return sql
    .selectFrom('temporary_password')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Which password of the account this is, or null. A wrong one takes as long whether or not there is an account, or one that was mailed. */
export async function checkPassword(
  sql: Sql,
  member: Pick<MemberRow, 'id' | 'password_hash'> | undefined,
  password: string,
  now: number,
): Promise<Matched | null> {
  if (await isPassword(member?.password_hash ?? null, password)) return 'own';
  const mailed = member && (await mailedPassword(sql, member.id, now));
  return (await isPassword(mailed?.password_hash ?? null, password)) ? 'mailed' : null;
}
