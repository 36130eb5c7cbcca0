import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/password.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import {
  checkConfirmation,
  checkNewPassword,
  checkNotWithdrawalPassword,
  setPassword,
} from './change-password.ts';
import { checkPassword, mailedPasswordMinutes } from './check-password.ts';
import { recordAudit } from '../../audit/audit.ts';
import { checkSecret } from '../attempts.ts';
import { guestBearerOf } from '../devices.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { requireModule } from '../../system/system.ts';
import { checkAddress } from '../verification/request-checks.ts';
import { checkIdentityMobile } from '../sign-in/identities.ts';
import { usernameKey } from '../../username-key.ts';
import { text } from '../../texts/texts.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';

const oldPasswordLimit = { max: 10, windowMs: 15 * 60_000 };
const mailsPerAccount = { max: 5, windowMs: 3_600_000 };
const mailsPerNetwork = { max: 30, windowMs: 3_600_000 };

/** Every change needs the old password, also a forced one: there the client sends it from the sign-in. */
export const changePassword = handle(calls.changePassword, async (request, context) => {
  const { oldPassword, newPassword, confirmation } = request;
  const { member, sql, attempts, now } = context;
  if (!member.mustChangePassword && !member.firstTime) requireModule(context, 'PASS3');
  checkConfirmation(newPassword, confirmation, 'confirmNewPassword');
  checkNewPassword(context, newPassword);
  const key = `old password ${member.id}`;
  const account = await checkSecret(attempts, { key, limit: oldPasswordLimit }, async () => {
    const row = sql.selectFrom('member').selectAll().where('id', '=', member.id);
    const found = await row.executeTakeFirst();
    if ((await checkPassword(context, found, oldPassword, now)) === null) {
      throw new Refusal(200, 'password_incorrect', { value: { field: 'oldPassword' } });
    }
    return found;
  });
  if ((await checkPassword(context, account, newPassword.trim(), now)) !== null) {
    throw new Refusal(200, 'password_unchanged', { value: { field: 'newPassword' } });
  }
  await checkNotWithdrawalPassword(context, member.id, newPassword);
  await setPassword(context, member.id, { password: newPassword, keptSession: member.sessionHash });
  return undefined;
});

async function verifyMobile(
  context: RequestContext,
  request: RequestOf<typeof calls.resetPasswordByMobile>,
  { recipient, memberId }: { recipient: string; memberId: string | null },
): Promise<void> {
  if (request.idToken !== undefined) return checkIdentityMobile(context, request, recipient);
  const bearer = await guestBearerOf(context, memberId);
  return context.codes.use({ purpose: 'account', recipient }, request.code ?? '', bearer);
}

export const resetPasswordByMobile = handle(
  calls.resetPasswordByMobile,
  async (request, context) => {
    checkAddress(context);
    checkNewPassword(context, request.newPassword);
    const recipient = internationalMobile(request.mobile, request.dialCode ?? '63');
    const member = await findByMobile(context.sql, recipient);
    await verifyMobile(context, request, { recipient, memberId: member?.id ?? null });
    if (!member) throw new Refusal(200, 'verification_code_incorrect');
    await checkNotWithdrawalPassword(context, member.id, request.newPassword);
    await setPassword(context, member.id, { password: request.newPassword, keptSession: null });
    return undefined;
  },
);

/** Letters and digits without those that look alike. */
const passwordCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function makePassword(): string {
  return Array.from({ length: 12 }, () =>
    passwordCharacters.charAt(randomInt(passwordCharacters.length)),
  ).join('');
}

async function mailPassword(
  { sql, transaction, outbox, passwords, language, now }: RequestContext,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const password = makePassword();
  const row = {
    password_hash: await passwords.hash(password),
    expires_at: now + mailedPasswordMinutes * 60_000,
  };
  const member = await findMember(sql, username);
  if (member?.email?.toLowerCase() !== email.toLowerCase()) return;
  await transaction(async (within) => {
    await within
      .insertInto('temporary_password')
      .values({ member_id: member.id, ...row })
      .onConflict((on) => on.column('member_id').doUpdateSet(row))
      .execute();
    const change = { memberId: member.id, actor: 'member', kind: 'loginPasswordMailed' } as const;
    await recordAudit(within, { ...change, at: now });
  });
  const values = { code: password, minutes: mailedPasswordMinutes };
  const mail = text(language, 'verification.password', values);
  await outbox.send({ channel: 'email', to: email, text: mail, code: password });
}

/** Duration of every answer, in milliseconds: longer than the work takes with or without a mail. */
const answerMs = 250;

/** The old password stays valid, so that a stranger who knows a name and an address cannot lock the member out. */
export const resetPasswordByEmail = handle(calls.resetPasswordByEmail, async (request, context) => {
  checkAddress(context);
  await context.attempts.consumeFrom('mails from', context.ip, mailsPerNetwork);
  await context.attempts.consume(`mails for ${usernameKey(request.username)}`, mailsPerAccount);
  await Promise.all([mailPassword(context, request), sleep(answerMs)]);
  return undefined;
});
