import type { RequestOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import type { FirebaseChannel } from '#contract/model/proof.ts';

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

/** A number and the code that was sent there. */
export interface SmsCredentials {
  mobile: string;
  dialCode: string;
  code: string;
  /** Empty when none is asked for. */
  captcha: string;
  /** Keeps the number on this device for a day. */
  remember: boolean;
}

/** What firebase says of who this is. */
export interface FirebaseCredentials {
  channel: FirebaseChannel;
  idToken: string;
}
