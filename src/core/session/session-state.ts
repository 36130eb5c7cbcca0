import type { SecondStepOffer } from '#protocol/model/second-step.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import type { PasswordChange } from './password-change.ts';

export interface SessionState {
  phase: 'guest' | 'member';
  /** Also set for a guest who has to change the password before signing in. */
  username: string | null;
  customerId: string | null;
  /** The name that the login form starts with, after a reset of the password. */
  suggestedLogin: string | null;
  /** The key of this device has ended with a break or a suspension that is over: the login form says so. */
  endedOnDevice?: boolean;
  /** The account of a token that the address of the page carried. The token is used once the player agrees. */
  offeredAccount: string | null;
  /** The message of the gateway when it ended the session, or the code of the reason, shown until it is confirmed. Empty without both. */
  ended: string | null;
  /** The reason for which the password has to be changed. Until an expired or default password is changed, the player stays a guest. */
  passwordChange: PasswordChange | null;
  /** The old password is known from this sign-in, so that the form does not ask for it. */
  knowsPassword: boolean;
  /** The second step that the gateway asks for, and the channels that it offers; none where no channel is known. */
  secondStep: { username: string; offers: readonly SecondStepOffer[] } | null;
}

export const guestState = {
  phase: 'guest',
  username: null,
  customerId: null,
  passwordChange: null,
  knowsPassword: false,
  secondStep: null,
} as const;

/** The state of the member in the session storage. */
export function memberState({
  read,
}: SessionKeys): Omit<SessionState, 'knowsPassword' | 'offeredAccount' | 'suggestedLogin'> {
  return {
    phase: 'member',
    username: read('account'),
    customerId: read('customerId'),
    ended: null,
    passwordChange: read('cpw') === null ? null : 'firstTime',
    secondStep: null,
  };
}
