import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/sign-in.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { checkPassword } from '../password/check-password.ts';
import { checkExclusion, enter } from './enter.ts';
import { findByMobile, findMember } from '../find-member.ts';
import { addTrialAccount } from './trial-account.ts';
import {
  checkAddress,
  checkCaptcha,
  checkGeetest,
  hasModule,
  requireModule,
} from '../verification/gates.ts';
import { findByIdentity, identify } from './identities.ts';
import { checkSecondStep, requireOffer, stepOwner, takeSecondStep } from './second-step.ts';
import { sendCode, sent } from '../verification/send-code.ts';
import { usernameKey } from '../member-account.ts';
import { Refusal } from '../../http/refusal.ts';
import { answer, type Visit } from '../../http/request-context.ts';
import { visitorKey } from '../../http/visitor-key.ts';

type SignIn = RequestOf<typeof calls.signIn>;

/** Counts an attempt as failed until `forgive` is called, unless `checkFirst`, which is asked for a captcha and the like, refuses it before it comes to the secret. */
async function counted(
  visit: Visit,
  account: string,
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  const who = { account, ip: visit.ip };
  const { captchaIsDue, captchaIsNext } = await visit.signInLimits.count(who);
  const { captchaOnLogin } = visit.settings;
  await checkFirst(captchaIsDue || captchaOnLogin).catch(async (error: unknown) => {
    await visit.signInLimits.takeBack(who);
    throw error;
  });
  return {
    captchaIsNext: captchaIsNext || captchaOnLogin,
    forgive: () => visit.signInLimits.forgive(who),
  };
}

/** Who goes by a name and a password. */
async function knownMember(
  visit: Visit,
  { username, password }: { username: string; password: string },
  checkFirst: (captchaIsDue: boolean) => Promise<void>,
) {
  checkAddress(visit);
  const attempt = await counted(visit, usernameKey(username), checkFirst);
  const member = await findMember(visit.sql, username);
  const by = await checkPassword(visit.sql, member, password, visit.now);
  if (!member || by === null) {
    const value = attempt.captchaIsNext ? { captcha: true } : null;
    throw new Refusal(200, 'account_or_password_incorrect', { value });
  }
  await attempt.forgive();
  checkExclusion(member);
  return { member, by };
}

async function signInByPassword(request: SignIn, visit: Visit) {
  const { member, by } = await knownMember(visit, request, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(visit, request.captcha);
    checkGeetest(visit, 'GEETESTLOGIN3', request);
  });
  await checkSecondStep(visit, member);
  return enter(visit, member, by);
}

/** The code shows that the number is the caller's own: no second step is asked for. */
async function signInBySms({ username, password, captcha, dialCode = '63' }: SignIn, visit: Visit) {
  requireModule(visit, 'MOBILEVERCODELOGIN3');
  const recipient = wholeMobile(username, dialCode);
  const attempt = await counted(visit, recipient, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(visit, captcha);
  });
  await visit.codes.use({ purpose: 'account', recipient }, password);
  await attempt.forgive();
  const member = await findByMobile(visit.sql, recipient);
  if (!member) throw new Refusal(200, 'verification_code_incorrect');
  checkExclusion(member);
  return enter(visit, member, null);
}

async function signInByIdentity(request: SignIn, visit: Visit) {
  const identity = await identify(visit, request);
  const member = await findByIdentity(visit.sql, identity);
  if (!member) {
    const value = { create: hasModule(visit, 'FIREBASECREATEACC3') };
    throw new Refusal(200, 'account_unknown', { value });
  }
  checkExclusion(member);
  return enter(visit, member, null);
}

export const signIn = answer(calls.signIn, async (request, visit) => {
  checkAddress(visit);
  if (request.type === 'sms') return signInBySms(request, visit);
  if (request.type === 'firebase') return signInByIdentity(request, visit);
  return signInByPassword(request, visit);
});

/** The first step has just asked for a captcha where one was due. */
const asksNothing = () => Promise.resolve();

export const verifySignIn = answer(calls.verifySignIn, async (request, visit) => {
  const { member, by } = await knownMember(visit, request, asksNothing);
  await takeSecondStep(visit, member, request);
  return enter(visit, member, by);
});

export const sendSignInCode = answer(calls.sendSignInCode, async (request, visit) => {
  const { member } = await knownMember(visit, request, asksNothing);
  const { channel } = request;
  requireOffer(member, channel);
  const to = (channel === 'sms' ? member.mobile : member.email) ?? '';
  await sendCode(visit, stepOwner(member.id, channel), { channel, to });
  return sent;
});

const freePlays = { most: 10, withinMs: 3_600_000 };

export const signInFreePlay = answer(calls.signInFreePlay, async (_, visit) => {
  requireModule(visit, 'FREEPLAY3');
  checkAddress(visit);
  await visit.attempts.allow(`free play ${visitorKey(visit.ip)}`, freePlays);
  return enter(visit, await addTrialAccount(visit), null);
});
