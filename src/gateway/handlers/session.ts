import * as calls from '#contract/calls/session.ts';
import { mobileDigits, usernameKey } from '../member-account.ts';
import { isPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { answer, type Visit } from '../visit.ts';

export const getSealKey = answer(calls.getSealKey, (_, { seals }) => seals.publicKey);

/** By username or by mobile number, with or without the Philippine country code. */
function findMember({ sql }: Visit, name: string) {
  const digits = mobileDigits(name);
  const mobiles = /^\+?[\d\s-]{7,20}$/.test(name) ? [digits, digits.replace(/^0?/, '63')] : [];
  return sql
    .selectFrom('member')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', usernameKey(name)),
        ...(mobiles.length > 0 ? [where('mobile', 'in', mobiles)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

/** No captcha can be drawn yet, so that none given is right: the setting only shows how a refusal looks. */
function checkCaptcha({ settings }: Visit, captcha: string): void {
  if (!settings.captchaOnLogin) return;
  const code = captcha === '' ? 'captcha_required' : 'captcha_incorrect';
  throw new Refusal(200, code, { value: { captcha: true } });
}

interface SecondStepSubject {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly always_second_step: boolean;
}

function checkSecondStep({ settings }: Visit, member: SecondStepSubject): void {
  if (!member.always_second_step && !settings.forcedSecondStep) return;
  throw new Refusal(200, 'login_verify_required', {
    value: { sms: member.mobile !== null, email: member.email !== null },
  });
}

export const signIn = answer(calls.signIn, async ({ username, password, captcha }, visit) => {
  const account = usernameKey(username);
  await visit.signInLimits.count(account, visit.ip);
  checkCaptcha(visit, captcha);
  const member = await findMember(visit, username);
  const right = await isPassword(member?.password_hash ?? null, password);
  if (!member || !right) throw new Refusal(200, 'account_or_password_incorrect');
  await visit.signInLimits.forgive(account, visit.ip);
  checkSecondStep(visit, member);
  return {
    token: await visit.sessions.begin(member.id),
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.first_time_login,
    passwordExpired: member.password_expired,
    defaultPassword: member.default_password,
  };
});

export const signOut = answer(calls.signOut, async (_, { member, sessions }) => {
  await sessions.end(member);
  return undefined;
});
