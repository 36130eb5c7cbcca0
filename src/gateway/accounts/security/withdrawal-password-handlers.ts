import * as calls from '#protocol/calls/security/withdrawal-password.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import { bearerOf } from '../devices.ts';
import { checkConfirmation } from '../password/change-password.ts';
import { checkWithdrawalPassword } from './check-withdrawal-password.ts';
import { checkLoginPassword } from './check-login-password.ts';
import { memberCodeKey } from './member-codes.ts';

interface Chosen {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Checks a new withdrawal password. It must differ from the login password. */
async function checkChosen(
  { sql, member, passwords }: RequestContext,
  { newPassword, confirmation }: Chosen,
): Promise<void> {
  checkConfirmation(newPassword, confirmation, 'confirmNewPassword');
  const { password_hash: loginHash } = await sql
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (!(await passwords.matches(loginHash, newPassword))) return;
  throw new Refusal(200, 'withdrawal_password_is_login', { value: { field: 'newPassword' } });
}

export const hasWithdrawalPassword = handle(
  calls.hasWithdrawalPassword,
  async (_, { sql, member, now }) => {
    const row = await sql
      .selectFrom('withdrawal_password')
      .select('locked_until')
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    const lockedUntil = row?.locked_until ?? null;
    return {
      hasPassword: row !== undefined,
      lockedUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
    };
  },
);

export const setWithdrawalPassword = handle(
  calls.setWithdrawalPassword,
  async (request, context) => {
    await checkLoginPassword(context, request.loginPassword);
    await checkChosen(context, request);
    const { member, now } = context;
    const row = {
      member_id: member.id,
      password_hash: await context.passwords.hash(request.newPassword),
      changed_at: now,
    };
    await context.transaction(async (sql) => {
      const added = await sql
        .insertInto('withdrawal_password')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning('member_id')
        .execute();
      if (added.length === 0) throw new Refusal(200, 'changed_elsewhere');
      await recordOwnAudit(sql, context, 'withdrawalPasswordSet');
      await notify(sql, { memberId: member.id, kind: 'withdrawalPasswordSet' }, now);
    });
    return undefined;
  },
);

export const changeWithdrawalPassword = handle(
  calls.changeWithdrawalPassword,
  async (request, context) => {
    const { member, now, sql } = context;
    const before = await sql
      .selectFrom('withdrawal_password')
      .select('password_hash')
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    await checkChosen(context, request);
    await checkWithdrawalPassword(context, member.id, request.oldPassword);
    if (request.oldPassword === request.newPassword) {
      throw new Refusal(200, 'password_unchanged', { value: { field: 'newPassword' } });
    }
    const passwordHash = await context.passwords.hash(request.newPassword);
    await context.transaction(async (within) => {
      const changed = await within
        .updateTable('withdrawal_password')
        .set({ password_hash: passwordHash, changed_at: now })
        .where('member_id', '=', member.id)
        .where('password_hash', '=', before?.password_hash ?? '')
        .returning('member_id')
        .execute();
      if (changed.length === 0) throw new Refusal(200, 'changed_elsewhere');
      await recordOwnAudit(within, context, 'withdrawalPasswordChanged');
      await notify(within, { memberId: member.id, kind: 'withdrawalPasswordChanged' }, now);
    });
    return undefined;
  },
);

/** Also sets the first password of a member who has no login password to confirm it with. */
export const resetWithdrawalPassword = handle(
  calls.resetWithdrawalPassword,
  async (request, context) => {
    const { member, now, codes } = context;
    await checkChosen(context, request);
    const key = await memberCodeKey(context, {
      purpose: 'withdrawalPassword',
      channel: request.channel,
    });
    await codes.use(key, request.code, bearerOf(context));
    const row = {
      password_hash: await context.passwords.hash(request.newPassword),
      changed_at: now,
      failures: 0,
      locked_until: null,
    };
    await context.transaction(async (sql) => {
      await sql
        .insertInto('withdrawal_password')
        .values({ member_id: member.id, ...row })
        .onConflict((on) => on.column('member_id').doUpdateSet(row))
        .execute();
      await recordOwnAudit(sql, context, 'withdrawalPasswordChanged');
      await notify(sql, { memberId: member.id, kind: 'withdrawalPasswordChanged' }, now);
    });
    return undefined;
  },
);
