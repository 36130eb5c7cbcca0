import type { RequestOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import type { SocialChannel } from '#contract/model/identity-fields.ts';

/** What a passed geetest check hands over. */
export type GeetestProof = Pick<
  RequestOf<typeof signIn>,
  'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'geetestRisk'
>;

/** A name and a password. */
export interface Credentials {
  username: string;
  password: string;
  /** Empty when none is asked for. */
  captcha: string;
  /** Keeps both on this device for a day. */
  remember: boolean;
  geetest?: GeetestProof;
}

/** What shows that a mobile number is somebody's own: a code of the gateway, or what firebase says since its own code was typed. */
export type MobileProof =
  { readonly code: string } | { readonly identityChannel: 'sms'; readonly idToken: string };

interface SmsWish {
  mobile: string;
  dialCode: string;
  /** Empty when none is asked for. */
  captcha: string;
  /** Keeps the number on this device for a day. */
  remember: boolean;
}

/** A number and what shows whose it is. */
export type SmsCredentials = SmsWish & MobileProof;

/** What firebase says of who this is at Facebook or Google. */
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
