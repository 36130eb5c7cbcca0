import { hashPassword } from './passwords.ts';
import { Refusal } from '../../http/refusal.ts';
import { rulesToCheck } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { checkByRule } from '../registration/check-form.ts';

/** Refusal `field_refused` for a password that the rule of registration would not take. */
export function checkNewPassword({ settings }: RequestContext, password: string): void {
  const rule = rulesToCheck(settings)['password'];
  if (rule) checkByRule('newPassword', { ...rule, enabled: true, required: true }, password);
}

/** Gives an account a new password and ends its sessions, but for the one that is named. */
export async function setPassword(
  { transaction, sessions }: RequestContext,
  memberId: string,
  { password, keptSession }: { password: string; keptSession: string | null },
): Promise<void> {
  const passwordHash = await hashPassword(password.trim());
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
  });
  await sessions.endOthers(memberId, keptSession);
}

/** Refusal `confirmation_differs`. */
export function checkConfirmation(password: string, confirmation: string, field: string): void {
  if (password === confirmation) return;
  throw new Refusal(200, 'confirmation_differs', { value: { field } });
}
