import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/password.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { checkConfirmation, checkNewPassword, setPassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { requireModule } from '../../system/system.ts';
import { checkAddress } from '../verification/gates.ts';
import { checkIdentityMobile } from '../sign-in/identities.ts';
import { usernameKey } from '../accounts.ts';
import { mailedPasswordMinutes, passwordText } from '../verification/message-texts.ts';
import { hashPassword } from './passwords.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

const guesses = { most: 10, withinMs: 15 * 60_000 };
const mails = { most: 5, withinMs: 3_600_000 };
const mailsFromOne = { most: 30, withinMs: 3_600_000 };

/** A forced change sends the old password too: whoever has just logged in with it need not type it again, but the gateway asks for it each time. */
export const changePassword = handle(calls.changePassword, async (request, context) => {
  const { oldPassword, newPassword, confirmation } = request;
  const { member, sql, attempts, now } = context;
  checkConfirmation(newPassword, confirmation, 'confirmNewPassword');
  checkNewPassword(context, newPassword);
  const key = `old password ${member.id}`;
  await attempts.allow(key, guesses);
  const row = sql.selectFrom('member').selectAll().where('id', '=', member.id);
  const account = await row.executeTakeFirst();
  if ((await checkPassword(sql, account, oldPassword, now)) === null) {
    throw new Refusal(200, 'password_incorrect', { value: { field: 'oldPassword' } });
  }
  if ((await checkPassword(sql, account, newPassword.trim(), now)) !== null) {
    throw new Refusal(200, 'password_unchanged', { value: { field: 'newPassword' } });
  }
  await setPassword(context, member.id, { password: newPassword, keptSession: member.sessionHash });
  await attempts.forget(key);
  return undefined;
});

async function proveMobile(
  context: RequestContext,
  request: RequestOf<typeof calls.resetPasswordByMobile>,
  recipient: string,
): Promise<void> {
  if (request.idToken !== undefined) await checkIdentityMobile(context, request, recipient);
  else await context.codes.use({ purpose: 'account', recipient }, request.code ?? '');
}

export const resetPasswordByMobile = handle(
  calls.resetPasswordByMobile,
  async (request, context) => {
    requireModule(context, 'CHNGPASSVERIF3');
    checkAddress(context);
    checkNewPassword(context, request.newPassword);
    const recipient = wholeMobile(request.mobile, request.dialCode ?? '63');
    await proveMobile(context, request, recipient);
    const member = await findByMobile(context.sql, recipient);
    if (!member) throw new Refusal(200, 'verification_code_incorrect');
    await setPassword(context, member.id, { password: request.newPassword, keptSession: null });
    return undefined;
  },
);

/** Letters and digits that are not taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function makePassword(): string {
  return Array.from({ length: 12 }, () => signs.charAt(randomInt(signs.length))).join('');
}

async function mailPassword(
  { sql, outbox, language, now }: RequestContext,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const password = makePassword();
  const row = {
    password_hash: await hashPassword(password),
    expires_at: now + mailedPasswordMinutes * 60_000,
  };
  const member = await findMember(sql, username);
  if (member?.email?.toLowerCase() !== email.toLowerCase()) return;
  await sql
    .insertInto('temporary_password')
    .values({ member_id: member.id, ...row })
    .onConflict((on) => on.column('member_id').doUpdateSet(row))
    .execute();
  const text = passwordText(language, password);
  await outbox.send({ channel: 'email', to: email, text, code: password });
}

/** Longer than either outcome takes. */
const answerMs = 250;

/** The old password goes on being good: whoever knows a name and an address can annoy its owner, but not lock them out. */
export const resetPasswordByEmail = handle(calls.resetPasswordByEmail, async (request, context) => {
  checkAddress(context);
  await context.attempts.allow(`mails from ${networkKey(context.ip)}`, mailsFromOne);
  await context.attempts.allow(`mails for ${usernameKey(request.username)}`, mails);
  await Promise.all([mailPassword(context, request), sleep(answerMs)]);
  return undefined;
});
