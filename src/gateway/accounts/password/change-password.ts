import type { Passwords } from './passwords.ts';
import type { Sql } from '../../store/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import { rulesToCheck } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { checkByRule } from '../check-by-rule.ts';
import { forgetEndedKeys } from '../device-key/end-device-keys.ts';

/** Refusal `field_refused` for a password that breaks the rule of the registration form. */
export function checkNewPassword({ settings }: RequestContext, password: string): void {
  const rule = rulesToCheck(settings)['password'];
  if (rule) checkByRule('newPassword', { ...rule, enabled: true, required: true }, password);
}

/** Sets the password of a member and notifies them. Deletes a mailed one and all keys of devices, and ends all sessions except `keptSession`, a session hash. */
export async function setPassword(
  {
    transaction,
    sessions,
    passwords,
    now,
  }: Pick<RequestContext, 'transaction' | 'sessions' | 'passwords' | 'now'>,
  memberId: string,
  { password, keptSession }: { password: string; keptSession: string | null },
): Promise<void> {
  const passwordHash = await passwords.hash(password.trim());
  await transaction(async (sql) => {
    await sql
      .updateTable('member')
      .set({
        password_hash: passwordHash,
        first_time_login: false,
        password_expired: false,
        default_password: false,
      })
      .where('id', '=', memberId)
      .execute();
    await sql.deleteFrom('temporary_password').where('member_id', '=', memberId).execute();
    await sql.deleteFrom('device_key').where('member_id', '=', memberId).execute();
    await forgetEndedKeys(sql, memberId);
    await recordAudit(sql, { memberId, actor: 'member', kind: 'loginPasswordChanged', at: now });
    await notify(sql, { memberId, kind: 'loginPasswordChanged' }, now);
    await sessions.endOthers(sql, memberId, keptSession);
  });
}

/** Refusal `confirmation_differs`, with the name of the confirmation's field. */
export function checkConfirmation(password: string, confirmation: string, field: string): void {
  if (password === confirmation) return;
  throw new Refusal(200, 'confirmation_differs', { value: { field } });
}

/** The store, and the hashing of passwords. */
interface PasswordNeeds {
  readonly sql: Sql;
  readonly passwords: Passwords;
}

/** Refusal `withdrawal_password_is_login` for a login password that equals the withdrawal password. */
export async function checkNotWithdrawalPassword(
  { sql, passwords }: PasswordNeeds,
  memberId: string,
  password: string,
): Promise<void> {
  const row = await sql
    .selectFrom('withdrawal_password')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!(await passwords.matches(row?.password_hash ?? null, password.trim()))) return;
  throw new Refusal(200, 'withdrawal_password_is_login', { value: { field: 'newPassword' } });
}
