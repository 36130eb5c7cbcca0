import { changePassword as changePasswordCall } from '#protocol/calls/password.ts';
import {
  sendSignInCode,
  signIn as signInCall,
  signInFreePlay,
  verifySignIn,
} from '#protocol/calls/sign-in.ts';
import type { CodeSent } from '#protocol/model/code-sent.ts';
import type { SecondStepChannel } from '#protocol/model/second-step.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { type CompleteSignInNeeds, createCompleteSignIn } from './complete-sign-in.ts';
import { createDeviceSignIn, type DeviceSignInNeeds } from './device-sign-in.ts';
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
import { secondStepOf } from './second-step-of.ts';

/** All ways to sign in. Each throws GatewayError. */
export interface SignIn {
  /** `captcha-demand.ts` shows whether a refusal asks for a captcha. Leaves a guest when `secondStep` or `passwordChange` names something to be done first. */
  signIn(credentials: Credentials): Promise<void>;
  signInBySms(credentials: SmsCredentials): Promise<void>;
  signInByFirebase(credentials: FirebaseCredentials): Promise<void>;
  /** Creates a trial account; `os` is the operating system of the device. */
  freePlay(os: string): Promise<void>;
  /** Sends the code of the second step, also again. The `codes` of `accounts()` limit how often. */
  sendSecondStepCode(channel: 'sms' | 'email'): Promise<CodeSent>;
  verifySecondStep(channel: SecondStepChannel, code: string): Promise<void>;
  cancelSecondStep(): Promise<void>;
  /** Keeps the member signed in on this device: at the next launch, the key of the device signs in. Offer it only on the player's own device. */
  staySignedIn(): Promise<void>;
  stopStayingSignedIn(): Promise<void>;
  /** Signs in by the key of this device. False without a usable key. */
  signInByDevice(): Promise<boolean>;
  /** Ends all other sessions of the account, and staying signed in on all devices. */
  changePassword(change: NewPassword): Promise<void>;
  /** Signs in by the token of a session that was started elsewhere. */
  adopt(token: string): Promise<void>;
  /** The login that this device remembers. The password is empty where it cannot be decrypted. */
  remembered(): Promise<RememberedLogin | null>;
}

interface SignInNeeds extends CompleteSignInNeeds, DeviceSignInNeeds, RememberedLoginNeeds {
  platform: DeviceSignInNeeds['platform'] & RememberedLoginNeeds['platform'];
  send: Send;
  events: Events;
}

/** The first of two steps that the gateway has accepted: a name and a password, or another way without a password. */
interface FirstStep extends Pick<Credentials, 'username' | 'password' | 'remember'> {
  stay: boolean;
  byPassword: boolean;
}

/** Signing in, loaded when a form is opened. Passwords stay in the memory of this tab for as long as a further step needs them. */
export function createSignIn(needs: SignInNeeds): SignIn {
  const { send, keys, session, events } = needs;
  const { completeWithReply, completeWithToken } = createCompleteSignIn(needs);
  const login = createRememberedLogin(needs);
  const device = createDeviceSignIn(needs);
  let password: string | null = null;
  let firstStep: FirstStep | null = null;

  function dropSecrets(): void {
    password = null;
    firstStep = null;
  }
  events.on('signedOut', dropSecrets);
  events.on('signedIn', () => session.update({ endedOnDevice: false }));

  /** The first step, which has to come before the second. */
  function passedFirstStep(): FirstStep {
    if (firstStep !== null) return firstStep;
    throw new GatewayError({ kind: 'signedOut', message: null }, { silent: true });
  }

  /** Stays signed in after a login that asked for it. The login has succeeded: a failure here does not undo it. */
  async function stayAfterLogin(stay: boolean): Promise<void> {
    const customerId = keys.read('customerId');
    if (!stay || customerId === null) return;
    await device.stay(customerId).catch(() => undefined);
    events.emit('accountChanged');
  }

  /** Completes a sign-in by password. The password is needed again only where it has to be changed. */
  async function complete(
    reply: Parameters<typeof completeWithReply>[0],
    { remember, stay, byPassword, ...known }: FirstStep,
  ): Promise<void> {
    if (!byPassword) {
      firstStep = null;
      await completeWithReply(reply, { byPassword: false });
      return stayAfterLogin(stay);
    }
    await login.keep(remember ? known : null);
    firstStep = null;
    password = known.password;
    const passwordChange = await completeWithReply(reply, { byPassword: true });
    if (passwordChange !== null) return;
    dropSecrets();
    await stayAfterLogin(stay);
  }

  /** Asks for a second step when a refusal offers one; throws other errors. */
  function askSecondStep(error: unknown, first: FirstStep): void {
    const asked = secondStepOf(error);
    if (asked === null) throw error;
    const username = first.byPassword ? first.username : (asked.username ?? first.username);
    firstStep = { ...first, username };
    session.update({ secondStep: { username, offers: asked.offers } });
  }

  return {
    async signIn({ captcha, geetest, remember, stay = false, ...typed }) {
      const known = { username: typed.username.trim(), password: typed.password.trim() };
      const first = { ...known, remember, stay, byPassword: true };
      firstStep = first;
      session.update({ secondStep: null });
      try {
        const reply = await send(signInCall, { ...known, captcha, type: 'username', ...geetest });
        await complete(reply, first);
      } catch (error) {
        askSecondStep(error, first);
      }
    },
    async signInBySms({ captcha, dialCode, remember, stay = false, ...typed }) {
      const mobile = typed.mobile.trim();
      const first = { username: mobile, password: '', remember, stay, byPassword: false };
      try {
        const reply = await send(signInCall, { captcha, dialCode, ...proofOf(mobile, typed) });
        await login.keep(remember ? { mobile, dialCode } : null);
        await completeWithReply(reply, { byPassword: false });
        await stayAfterLogin(stay);
      } catch (error) {
        askSecondStep(error, first);
        await login.keep(remember ? { mobile, dialCode } : null);
      }
    },
    async signInByFirebase({ channel, idToken }) {
      const unused = { username: '', password: '', captcha: '' };
      const proof = { identityChannel: channel, idToken };
      try {
        const reply = await send(signInCall, { ...unused, type: 'firebase', ...proof });
        await completeWithReply(reply, { byPassword: false });
      } catch (error) {
        const first = { username: '', password: '', remember: false, stay: false };
        askSecondStep(error, { ...first, byPassword: false });
      }
    },
    async freePlay(os) {
      await completeWithReply(await send(signInFreePlay, { os }), { byPassword: false });
    },
    async sendSecondStepCode(channel) {
      const { username, password: known } = passedFirstStep();
      return send(sendSignInCode, { username, password: known, channel });
    },
    async verifySecondStep(channel, code) {
      const first = passedFirstStep();
      const { username, password: known } = first;
      const reply = await send(verifySignIn, { username, password: known, channel, code });
      await complete(reply, first);
    },
    async cancelSecondStep() {
      firstStep = null;
      session.update({ secondStep: null });
    },
    async staySignedIn() {
      const customerId = keys.read('customerId');
      if (customerId === null) throw new GatewayError({ kind: 'signedOut', message: null });
      await device.stay(customerId);
      events.emit('accountChanged');
    },
    async stopStayingSignedIn() {
      await device.stop();
      events.emit('accountChanged');
    },
    async signInByDevice() {
      const reply = await device.signIn();
      if (reply === null) return false;
      await completeWithReply(reply, { byPassword: false });
      return true;
    },
    async changePassword({ oldPassword, ...typed }) {
      const old = oldPassword ?? password ?? '';
      await send(changePasswordCall, { ...typed, oldPassword: old });
      await login.replacePassword(old, typed.newPassword.trim());
      // The gateway has removed the keys of all devices.
      needs.local.write('staysSignedIn', '');
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
