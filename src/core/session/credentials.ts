import type { RequestOf } from '#protocol/call.ts';
import type { signIn } from '#protocol/calls/sign-in.ts';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';

/** Proof of a passed geetest check. */
export type GeetestProof = Pick<
  RequestOf<typeof signIn>,
  'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'geetestRisk'
>;

/** A name and a password. */
export interface Credentials {
  username: string;
  password: string;
  /** Empty if none is required. */
  captcha: string;
  /** Remembers both on this device for a day. */
  remember: boolean;
  /** Stays signed in on this device after the login. */
  stay?: boolean;
  geetest?: GeetestProof;
}

/** Proof of the ownership of a mobile number: a code of the gateway, or the id token after a code of firebase. */
export type MobileProof =
  | { readonly code: string }
  | { readonly identityChannel: 'sms'; readonly idToken: string };

interface SmsWish {
  mobile: string;
  dialCode: string;
  /** Empty if none is required. */
  captcha: string;
  /** Remembers the number on this device for a day. */
  remember: boolean;
  /** Stays signed in on this device after the login. */
  stay?: boolean;
}

/** A number and the proof of its ownership. */
export type SmsCredentials = SmsWish & MobileProof;

/** Proof of an identity at Facebook or Google. */
export interface FirebaseCredentials {
  channel: SocialChannel;
  idToken: string;
}

/** A new password and its repetition. The old one is left out where `knowsPassword`. */
export interface NewPassword {
  oldPassword?: string;
  newPassword: string;
  confirmation: string;
}
