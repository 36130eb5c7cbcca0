import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/password.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { checkConfirmation, checkNewPassword, setPassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { checkAddress, requireModule } from '../verification/gates.ts';
import { checkIdentityMobile } from '../sign-in/identities.ts';
import { usernameKey } from '../member-account.ts';
import { mailedPasswordMinutes, passwordText } from '../verification/message-texts.ts';
import { hashPassword } from './passwords.ts';
import { Refusal } from '../../http/refusal.ts';
import { answer, type Visit } from '../../http/request-context.ts';
import { visitorKey } from '../../http/visitor-key.ts';

const guesses = { most: 10, withinMs: 15 * 60_000 };
const mails = { most: 5, withinMs: 3_600_000 };
const mailsFromOne = { most: 30, withinMs: 3_600_000 };

/** A forced change sends the old password too: whoever has just logged in with it need not type it again, but the gateway asks for it each time. */
export const changePassword = answer(calls.changePassword, async (request, visit) => {
  const { oldPassword, newPassword, confirmation } = request;
  const { member, sql, attempts, now } = visit;
  checkConfirmation(newPassword, confirmation, 'confirmNewPassword');
  checkNewPassword(visit, newPassword);
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
  await setPassword(visit, member.id, { password: newPassword, keptSession: member.sessionHash });
  await attempts.forget(key);
  return undefined;
});

async function proveMobile(
  visit: Visit,
  request: RequestOf<typeof calls.resetPasswordByMobile>,
  recipient: string,
): Promise<void> {
  if (request.idToken !== undefined) await checkIdentityMobile(visit, request, recipient);
  else await visit.codes.use({ purpose: 'account', recipient }, request.code ?? '');
}

export const resetPasswordByMobile = answer(calls.resetPasswordByMobile, async (request, visit) => {
  requireModule(visit, 'CHNGPASSVERIF3');
  checkAddress(visit);
  checkNewPassword(visit, request.newPassword);
  const recipient = wholeMobile(request.mobile, request.dialCode ?? '63');
  await proveMobile(visit, request, recipient);
  const member = await findByMobile(visit.sql, recipient);
  if (!member) throw new Refusal(200, 'verification_code_incorrect');
  await setPassword(visit, member.id, { password: request.newPassword, keptSession: null });
  return undefined;
});

/** Letters and digits that are not taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function makePassword(): string {
  return Array.from({ length: 12 }, () => signs.charAt(randomInt(signs.length))).join('');
}

async function mailPassword(
  { sql, outbox, language, now }: Visit,
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
export const resetPasswordByEmail = answer(calls.resetPasswordByEmail, async (request, visit) => {
  checkAddress(visit);
  await visit.attempts.allow(`mails from ${visitorKey(visit.ip)}`, mailsFromOne);
  await visit.attempts.allow(`mails for ${usernameKey(request.username)}`, mails);
  await Promise.all([mailPassword(visit, request), sleep(answerMs)]);
  return undefined;
});
