import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/sign-in.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import type { LoginMethod } from '#protocol/model/security/login-record.ts';
import { beginSession, checkExclusion } from './begin-session.ts';
import { recordLogin } from '../device-list/login-records.ts';
import { guestBearerOf } from '../devices.ts';
import { findByMobile, findMember, type MemberRow } from '../find-member.ts';
import { countAttempt, provePassword } from './prove-password.ts';
import { endSecondStep, requireFirstStep } from './pending-second-step.ts';
import { hasModule, requireModule } from '../../system/system.ts';
import { checkAddress, checkCaptcha, checkGeetest } from '../verification/request-checks.ts';
import { findByIdentity, identify } from './identities.ts';
import { checkSecondStep, requireChannel, secondStepKey, takeSecondStep } from './second-step.ts';
import { codeSent, sendCode } from '../verification/send-code.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';

type SignIn = RequestOf<typeof calls.signIn>;

/** Runs a check of a code and writes a refusal to the login record. */
async function recordWrongCode(
  context: RequestContext,
  attempt: { memberId: string | null; method: LoginMethod },
  check: () => Promise<void>,
): Promise<void> {
  await check().catch(async (error: unknown) => {
    await recordLogin(context, { ...attempt, outcome: 'wrongCode' });
    throw error;
  });
}

/** Finds the member of a name and a password, who may sign in. Refusals `account_or_password_incorrect`, and of `checkExclusion`. */
async function memberByPassword(
  context: RequestContext,
  found: MemberRow | undefined,
  typed: { username: string; password: string },
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  const proven = await provePassword(context, found, typed, checkFirst);
  await checkExclusion(context, proven.member, 'password');
  return proven;
}

async function signInByPassword(request: SignIn, context: RequestContext) {
  const found = await findMember(context.sql, request.username);
  const { member, matched } = await memberByPassword(
    context,
    found,
    request,
    async (captchaIsDue) => {
      if (captchaIsDue) await checkCaptcha(context, request.captcha);
      checkGeetest(context, 'GEETESTLOGIN3', request);
    },
  );
  await checkSecondStep(context, member, { byPassword: true });
  return beginSession(context, member, { matched, method: 'password' });
}

/** The code verifies the mobile number, so only an authenticator app asks for a second step. */
async function signInBySms(
  { username, password, captcha, dialCode = '63' }: SignIn,
  context: RequestContext,
) {
  requireModule(context, 'MOBILEVERCODELOGIN3');
  const recipient = internationalMobile(username, dialCode);
  const member = await findByMobile(context.sql, recipient);
  const attempt = await countAttempt(context, { member, name: recipient }, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, captcha);
  });
  const attempted = { memberId: member?.id ?? null, method: 'sms' } as const;
  const bearer = await guestBearerOf(context, member?.id ?? null);
  await recordWrongCode(context, attempted, () =>
    context.codes.use({ purpose: 'account', recipient }, password, bearer),
  );
  await attempt.clear();
  if (!member) throw new Refusal(200, 'verification_code_incorrect');
  await checkExclusion(context, member, 'sms');
  await checkSecondStep(context, member, { byPassword: false });
  return beginSession(context, member, { matched: null, method: 'sms' });
}

async function signInByIdentity(request: SignIn, context: RequestContext) {
  if (request.identityChannel === 'sms') requireModule(context, 'MOBILEVERCODELOGIN3');
  const identity = await identify(context, request);
  const member = await findByIdentity(context.sql, identity);
  if (!member) {
    const value = { create: hasModule(context, 'FIREBASECREATEACC3') };
    throw new Refusal(200, 'account_unknown', { value });
  }
  await checkExclusion(context, member, 'firebase');
  await checkSecondStep(context, member, { byPassword: false });
  return beginSession(context, member, { matched: null, method: 'firebase' });
}

export const signIn = handle(calls.signIn, async (request, context) => {
  checkAddress(context);
  if (request.type === 'sms') return signInBySms(request, context);
  if (request.type === 'firebase') return signInByIdentity(request, context);
  return signInByPassword(request, context);
});

/** The second step needs no captcha: the first step has checked it. */
const noCheck = () => Promise.resolve();

/** Finds the member of a second step. This browser has passed the first step, and a password is checked again. */
async function memberOfSecondStep(
  request: { username: string; password: string },
  context: RequestContext,
) {
  checkAddress(context);
  const found = await findMember(context.sql, request.username);
  const { byPassword } = await requireFirstStep(context, found?.id ?? null);
  if (!byPassword && found) {
    await checkExclusion(context, found, 'sms');
    return { member: found, matched: null };
  }
  return memberByPassword(context, found, request, noCheck);
}

export const verifySignIn = handle(calls.verifySignIn, async (request, context) => {
  const { member, matched } = await memberOfSecondStep(request, context);
  const method = matched === null ? 'sms' : 'password';
  await recordWrongCode(context, { memberId: member.id, method }, () =>
    takeSecondStep(context, member, request),
  );
  await endSecondStep(context, member.id);
  return beginSession(context, member, { matched, method });
});

export const sendSignInCode = handle(calls.sendSignInCode, async (request, context) => {
  const { member } = await memberOfSecondStep(request, context);
  const { channel } = request;
  requireChannel(member, channel);
  const to = (channel === 'sms' ? member.mobile : member.email) ?? '';
  const key = secondStepKey(member.id, channel);
  await sendCode(context, { key, memberId: member.id, receiver: { channel, to } });
  return codeSent;
});
