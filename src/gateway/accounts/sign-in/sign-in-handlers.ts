import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/sign-in.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { checkPassword } from '../password/check-password.ts';
import { checkExclusion, enter } from './enter.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { addTrialAccount } from './trial-account.ts';
import { hasModule, requireModule } from '../../system/system.ts';
import { checkAddress, checkCaptcha, checkGeetest } from '../verification/gates.ts';
import { findByIdentity, identify } from './identities.ts';
import { checkSecondStep, requireOffer, stepOwner, takeSecondStep } from './second-step.ts';
import { sendCode, sent } from '../verification/send-code.ts';
import { usernameKey } from '../accounts.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

type SignIn = RequestOf<typeof calls.signIn>;

/** Counts an attempt as failed until `forgive` is called, unless `checkFirst`, which is asked for a captcha and the like, refuses it before it comes to the secret. */
async function counted(
  context: RequestContext,
  account: string,
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  const who = { account, ip: context.ip };
  const { captchaIsDue, captchaIsNext } = await context.signInLimits.count(who);
  const { captchaOnLogin } = context.settings;
  await checkFirst(captchaIsDue || captchaOnLogin).catch(async (error: unknown) => {
    await context.signInLimits.takeBack(who);
    throw error;
  });
  return {
    captchaIsNext: captchaIsNext || captchaOnLogin,
    forgive: () => context.signInLimits.forgive(who),
  };
}

/** Who goes by a name and a password. */
async function knownMember(
  context: RequestContext,
  { username, password }: { username: string; password: string },
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  checkAddress(context);
  const attempt = await counted(context, usernameKey(username), checkFirst);
  const member = await findMember(context.sql, username);
  const by = await checkPassword(context.sql, member, password, context.now);
  if (!member || by === null) {
    const value = attempt.captchaIsNext ? { captcha: true } : null;
    throw new Refusal(200, 'account_or_password_incorrect', { value });
  }
  await attempt.forgive();
  checkExclusion(member);
  return { member, by };
}

async function signInByPassword(request: SignIn, context: RequestContext) {
  const { member, by } = await knownMember(context, request, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, request.captcha);
    checkGeetest(context, 'GEETESTLOGIN3', request);
  });
  await checkSecondStep(context, member);
  return enter(context, member, by);
}

/** The code shows that the number is the caller's own: no second step is asked for. */
async function signInBySms(
  { username, password, captcha, dialCode = '63' }: SignIn,
  context: RequestContext,
) {
  requireModule(context, 'MOBILEVERCODELOGIN3');
  const recipient = wholeMobile(username, dialCode);
  const attempt = await counted(context, recipient, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, captcha);
  });
  await context.codes.use({ purpose: 'account', recipient }, password);
  await attempt.forgive();
  const member = await findByMobile(context.sql, recipient);
  if (!member) throw new Refusal(200, 'verification_code_incorrect');
  checkExclusion(member);
  return enter(context, member, null);
}

async function signInByIdentity(request: SignIn, context: RequestContext) {
  const identity = await identify(context, request);
  const member = await findByIdentity(context.sql, identity);
  if (!member) {
    const value = { create: hasModule(context, 'FIREBASECREATEACC3') };
    throw new Refusal(200, 'account_unknown', { value });
  }
  checkExclusion(member);
  return enter(context, member, null);
}

export const signIn = handle(calls.signIn, async (request, context) => {
  checkAddress(context);
  if (request.type === 'sms') return signInBySms(request, context);
  if (request.type === 'firebase') return signInByIdentity(request, context);
  return signInByPassword(request, context);
});

/** The first step has just asked for a captcha where one was due. */
const asksNothing = () => Promise.resolve();

export const verifySignIn = handle(calls.verifySignIn, async (request, context) => {
  const { member, by } = await knownMember(context, request, asksNothing);
  await takeSecondStep(context, member, request);
  return enter(context, member, by);
});

export const sendSignInCode = handle(calls.sendSignInCode, async (request, context) => {
  const { member } = await knownMember(context, request, asksNothing);
  const { channel } = request;
  requireOffer(member, channel);
  const to = (channel === 'sms' ? member.mobile : member.email) ?? '';
  await sendCode(context, stepOwner(member.id, channel), { channel, to });
  return sent;
});

const freePlays = { most: 10, withinMs: 3_600_000 };

export const signInFreePlay = handle(calls.signInFreePlay, async (_, context) => {
  requireModule(context, 'FREEPLAY3');
  checkAddress(context);
  await context.attempts.allow(`free play ${networkKey(context.ip)}`, freePlays);
  return enter(context, await addTrialAccount(context), null);
});
