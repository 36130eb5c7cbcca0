import { safeParse } from 'valibot';
import { changePassword as changePasswordCall } from '#contract/calls/password.ts';
import {
  sendSignInCode,
  signIn as signInCall,
  signInFreePlay,
  verifySignIn,
} from '#contract/calls/sign-in.ts';
import type { CodeSent } from '#contract/model/code-sent.ts';
import {
  type SecondStepChannel,
  type SecondStepOffer,
  secondStepOffers,
} from '#contract/model/second-step.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../query/events.ts';
import { type CompleteSignInNeeds, createCompleteSignIn } from './complete-sign-in.ts';
import type {
  Credentials,
  FirebaseCredentials,
  MobileProof,
  NewPassword,
  SmsCredentials,
} from './credentials.ts';
import {
  createRememberedLogin,
  type RememberedLogin,
  type RememberedLoginNeeds,
} from './remembered-login.ts';

/** All ways to sign in. Each throws GatewayError. */
export interface SignIn {
  /** `captcha-demand.ts` tells whether a refusal asks for a captcha. Leaves a guest when `secondStep` or `passwordChange` names something to be done first. */
  signIn(credentials: Credentials): Promise<void>;
  signInBySms(credentials: SmsCredentials): Promise<void>;
  signInByFirebase(credentials: FirebaseCredentials): Promise<void>;
  /** Creates a trial account; `os` is the operating system of the device. */
  freePlay(os: string): Promise<void>;
  /** Sends the code of the second step, also again. The `codes` of `accounts()` limit how often. */
  sendSecondStepCode(channel: 'sms' | 'email'): Promise<CodeSent>;
  verifySecondStep(channel: SecondStepChannel, code: string): Promise<void>;
  cancelSecondStep(): Promise<void>;
  /** Ends all other sessions of the account. */
  changePassword(change: NewPassword): Promise<void>;
  /** Signs in by the token of a session that was started elsewhere. */
  adopt(token: string): Promise<void>;
  /** The login that this device remembers. The password is empty where it cannot be decrypted. */
  remembered(): Promise<RememberedLogin | null>;
}

export interface SignInNeeds extends CompleteSignInNeeds, RememberedLoginNeeds {
  send: Send;
  events: Events;
}

/** A name and a password that the gateway has accepted as the first of two steps. */
type FirstStep = Pick<Credentials, 'username' | 'password' | 'remember'>;

/** Signing in, loaded when a form is opened. Passwords stay in the memory of this tab for as long as a further step needs them. */
export function createSignIn(needs: SignInNeeds): SignIn {
  const { send, keys, session, events } = needs;
  const { completeWithReply, completeWithToken } = createCompleteSignIn(needs);
  const login = createRememberedLogin(needs);
  let password: string | null = null;
  let firstStep: FirstStep | null = null;

  function dropSecrets(): void {
    password = null;
    firstStep = null;
  }
  events.on('signedOut', dropSecrets);

  /** The first step, which has to come before the second. */
  function passedFirstStep(): FirstStep {
    if (firstStep !== null) return firstStep;
    throw new GatewayError({ kind: 'signedOut', message: null }, { silent: true });
  }

  /** Completes a sign-in by password. The password is needed again only where it has to be changed. */
  async function complete(
    reply: Parameters<typeof completeWithReply>[0],
    { remember, ...known }: FirstStep,
  ): Promise<void> {
    await login.keep(remember ? known : null);
    firstStep = null;
    password = known.password;
    const passwordChange = await completeWithReply(reply, { byPassword: true });
    if (passwordChange === null) dropSecrets();
  }

  return {
    async signIn({ captcha, geetest, remember, ...typed }) {
      const known = { username: typed.username.trim(), password: typed.password.trim() };
      firstStep = { ...known, remember };
      session.update({ secondStep: null });
      try {
        const reply = await send(signInCall, { ...known, captcha, type: 'username', ...geetest });
        await complete(reply, { ...known, remember });
      } catch (error) {
        const offers = secondStepOf(error);
        if (offers === null) throw error;
        session.update({ secondStep: { username: known.username, offers } });
      }
    },
    async signInBySms({ captcha, dialCode, remember, ...typed }) {
      const mobile = typed.mobile.trim();
      const reply = await send(signInCall, { captcha, dialCode, ...proofOf(mobile, typed) });
      await login.keep(remember ? { mobile, dialCode } : null);
      await completeWithReply(reply, { byPassword: false });
    },
    async signInByFirebase({ channel, idToken }) {
      const unused = { username: '', password: '', captcha: '' };
      const proof = { identityChannel: channel, idToken };
      const reply = await send(signInCall, { ...unused, type: 'firebase', ...proof });
      await completeWithReply(reply, { byPassword: false });
    },
    async freePlay(os) {
      await completeWithReply(await send(signInFreePlay, { os }), { byPassword: false });
    },
    async sendSecondStepCode(channel) {
      const { remember: _, ...known } = passedFirstStep();
      return send(sendSignInCode, { ...known, channel });
    },
    async verifySecondStep(channel, code) {
      const { remember, ...known } = passedFirstStep();
      const reply = await send(verifySignIn, { ...known, channel, code });
      await complete(reply, { ...known, remember });
    },
    async cancelSecondStep() {
      firstStep = null;
      session.update({ secondStep: null });
    },
    async changePassword({ oldPassword, ...typed }) {
      const old = oldPassword ?? password ?? '';
      await send(changePasswordCall, { ...typed, oldPassword: old });
      await login.replacePassword(old, typed.newPassword.trim());
      dropSecrets();
      session.update({ knowsPassword: false });
      await completeWithToken(keys.read('token') ?? '');
    },
    async adopt(token) {
      if (keys.read('account') !== null) await session.leave();
      await completeWithToken(token);
    },
    remembered: login.recall,
  };
}

/** The fields of a call that prove the ownership of a number. */
function proofOf(mobile: string, proof: MobileProof) {
  if ('code' in proof) {
    return { type: 'sms', username: mobile, password: proof.code.trim() } as const;
  }
  const { identityChannel, idToken } = proof;
  return { type: 'firebase', username: mobile, password: '', identityChannel, idToken } as const;
}

/** The second steps that a refused sign-in offers, or null when it asks for none. */
export function secondStepOf(error: unknown): readonly SecondStepOffer[] | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  if (error.failure.code !== 'login_verify_required') return null;
  const { success, output } = safeParse(secondStepOffers, error.failure.value);
  return success && output.length > 0 ? output : null;
}
