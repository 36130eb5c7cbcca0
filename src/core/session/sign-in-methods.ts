import type { CodeSent } from '#contract/model/code-sent.ts';
import type { SecondStepChannel } from '#contract/model/second-step.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { memoizeAsync } from '../query/memoize-async.ts';
import type { EntranceNeeds } from './sign-in.ts';
import type { Credentials, FirebaseCredentials, SmsCredentials } from './credentials.ts';

/** A new password and its repetition. The old one is left out where `knowsPassword`. */
interface NewPassword {
  oldPassword?: string;
  newPassword: string;
  confirmation: string;
}

/** What brings somebody in. Each throws GatewayError. */
export interface WaysIn {
  /** Fetches what sending a form needs while it is filled in: a network that goes meanwhile costs nothing. */
  prepare(): Promise<void>;
  /** `rules/captcha.ts` tells whether a refusal asks for a captcha. Ends without a member when `secondStep` or `passwordChange` says what is to be done first. */
  signIn(credentials: Credentials): Promise<void>;
  signInBySms(credentials: SmsCredentials): Promise<void>;
  signInByFirebase(credentials: FirebaseCredentials): Promise<void>;
  /** Makes an account on trial; `os` is the system of the device. */
  freePlay(os: string): Promise<void>;
  /** Sends the code of a second step, again too. `codes` of `accounts()` counts the wait. */
  sendSecondStepCode(channel: 'sms' | 'email'): Promise<CodeSent>;
  verifySecondStep(channel: SecondStepChannel, code: string): Promise<void>;
  /** Gives the second step up. */
  leaveSecondStep(): Promise<void>;
  /** Afterwards the player is signed in here, and nowhere else. */
  changePassword(change: NewPassword): Promise<void>;
  /** Takes up a session that was begun otherwise, by its token. */
  adopt(token: string): Promise<void>;
}

/** The ways in, loaded when one is used. */
export function createWaysIn(needs: EntranceNeeds): WaysIn {
  const load = memoizeAsync(async () => {
    const parts = () => Promise.all([import('./sign-in.ts'), import('../client/seal.ts')]);
    const [{ createEntrance }] = await loadChunk(parts);
    return createEntrance(needs);
  });
  return {
    prepare: async () => void (await load()),
    signIn: async (typed) => (await load()).signIn(typed),
    signInBySms: async (typed) => (await load()).signInBySms(typed),
    signInByFirebase: async (proof) => (await load()).signInByFirebase(proof),
    freePlay: async (os) => (await load()).freePlay(os),
    sendSecondStepCode: async (channel) => (await load()).sendSecondStepCode(channel),
    verifySecondStep: async (channel, code) => (await load()).verifySecondStep(channel, code),
    leaveSecondStep: async () => (await load()).leaveSecondStep(),
    changePassword: async (change) => (await load()).changePassword(change),
    adopt: async (token) => (await load()).adopt(token),
  };
}
