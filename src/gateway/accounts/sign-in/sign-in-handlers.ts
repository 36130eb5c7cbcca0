import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/sign-in.ts';
import { internationalMobile } from '#contract/mobile-number.ts';
import { checkPassword } from '../password/check-password.ts';
import { beginSession, checkExclusion } from './begin-session.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { addTrialAccount } from './trial-account.ts';
import { hasModule, requireModule } from '../../system/system.ts';
import { checkAddress, checkCaptcha, checkGeetest } from '../verification/request-checks.ts';
import { findByIdentity, identify } from './identities.ts';
import { checkSecondStep, requireChannel, secondStepKey, takeSecondStep } from './second-step.ts';
import { codeSent, sendCode } from '../verification/send-code.ts';
import { usernameKey } from '../accounts.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

type SignIn = RequestOf<typeof calls.signIn>;

/** Counts an attempt as failed until `clear` is called. An attempt that `checkFirst` refuses, for a captcha for example, is not counted. */
async function countAttempt(
  context: RequestContext,
  account: string,
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  const counted = { account, ip: context.ip };
  const { captchaIsDue, captchaIsNext } = await context.signInLimits.count(counted);
  const { captchaOnLogin } = context.settings;
  await checkFirst(captchaIsDue || captchaOnLogin).catch(async (error: unknown) => {
    await context.signInLimits.undo(counted);
    throw error;
  });
  return {
    captchaIsNext: captchaIsNext || captchaOnLogin,
    clear: () => context.signInLimits.clear(counted),
  };
}

/** Finds the member of a username and a password. Refusals `account_or_password_incorrect`, `ip_blocked`, `TOO_MANY_REQUEST`, `login_blocked_by_self_exclusion` and those of `checkFirst`. */
async function findByPassword(
  context: RequestContext,
  { username, password }: { username: string; password: string },
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  checkAddress(context);
  const attempt = await countAttempt(context, usernameKey(username), checkFirst);
  const member = await findMember(context.sql, username);
  const matched = await checkPassword(context.sql, member, password, context.now);
  if (!member || matched === null) {
    const value = attempt.captchaIsNext ? { captcha: true } : null;
    throw new Refusal(200, 'account_or_password_incorrect', { value });
  }
  await attempt.clear();
  checkExclusion(member);
  return { member, matched };
}

async function signInByPassword(request: SignIn, context: RequestContext) {
  const { member, matched } = await findByPassword(context, request, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, request.captcha);
    checkGeetest(context, 'GEETESTLOGIN3', request);
  });
  await checkSecondStep(context, member);
  return beginSession(context, member, matched);
}

/** The code verifies the mobile number, so no second step is required. */
async function signInBySms(
  { username, password, captcha, dialCode = '63' }: SignIn,
  context: RequestContext,
) {
  requireModule(context, 'MOBILEVERCODELOGIN3');
  const recipient = internationalMobile(username, dialCode);
  const attempt = await countAttempt(context, recipient, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, captcha);
  });
  await context.codes.use({ purpose: 'account', recipient }, password);
  await attempt.clear();
  const member = await findByMobile(context.sql, recipient);
  if (!member) throw new Refusal(200, 'verification_code_incorrect');
  checkExclusion(member);
  return beginSession(context, member, null);
}

async function signInByIdentity(request: SignIn, context: RequestContext) {
  const identity = await identify(context, request);
  const member = await findByIdentity(context.sql, identity);
  if (!member) {
    const value = { create: hasModule(context, 'FIREBASECREATEACC3') };
    throw new Refusal(200, 'account_unknown', { value });
  }
  checkExclusion(member);
  return beginSession(context, member, null);
}

export const signIn = handle(calls.signIn, async (request, context) => {
  checkAddress(context);
  if (request.type === 'sms') return signInBySms(request, context);
  if (request.type === 'firebase') return signInByIdentity(request, context);
  return signInByPassword(request, context);
});

/** The second step checks no captcha: the first step has checked it. */
const noCheck = () => Promise.resolve();

export const verifySignIn = handle(calls.verifySignIn, async (request, context) => {
  const { member, matched } = await findByPassword(context, request, noCheck);
  await takeSecondStep(context, member, request);
  return beginSession(context, member, matched);
});

export const sendSignInCode = handle(calls.sendSignInCode, async (request, context) => {
  const { member } = await findByPassword(context, request, noCheck);
  const { channel } = request;
  requireChannel(member, channel);
  const to = (channel === 'sms' ? member.mobile : member.email) ?? '';
  await sendCode(context, secondStepKey(member.id, channel), { channel, to });
  return codeSent;
});

const freePlayLimit = { max: 10, windowMs: 3_600_000 };

export const signInFreePlay = handle(calls.signInFreePlay, async (_, context) => {
  requireModule(context, 'FREEPLAY3');
  checkAddress(context);
  await context.attempts.consume(`free play ${networkKey(context.ip)}`, freePlayLimit);
  return beginSession(context, await addTrialAccount(context), null);
});
