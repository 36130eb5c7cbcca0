import {
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot';
import { denseDigits, plainMobile } from '../mobile-number.ts';

/** Text of a form field, trimmed and not empty. */
// @__NO_SIDE_EFFECTS__
export function formText(limit: number) {
  return pipe(string(), trim(), minLength(1), maxLength(limit));
}

/** A mobile number as people write it. The output has plain digits and, with a dial code, a plus. */
export const mobileNumber = pipe(
  string(),
  maxLength(60),
  transform(plainMobile),
  regex(/^\+?\d{4,20}$/),
);

/** Dial code of a country, with or without its plus. */
export const dialCode = pipe(string(), trim(), regex(/^\+?\d{1,5}$/));

/** Code that was sent by SMS or e-mail, or code of an authenticator app: six digits of any script. */
export const oneTimeCode = pipe(string(), maxLength(60), transform(denseDigits), regex(/^\d{6}$/));

const part = pipe(string(), maxLength(8_000));

/** Request fields for the result of a geetest check: versions 3 and 4, and the risk token. */
export const geetestFields = {
  geetestChallenge: optional(part),
  geetestSeccode: optional(part),
  geetestValidateV4: optional(
    object({
      captcha_id: part,
      lot_number: part,
      pass_token: part,
      gen_time: part,
      captcha_output: part,
    }),
  ),
  geetestRisk: optional(object({ geeToken: part, scene: part })),
};

/** Identity providers of firebase. */
export const firebaseChannels = ['sms', 'facebook', 'google'] as const;
export type FirebaseChannel = (typeof firebaseChannels)[number];
/** A provider that signs in by its own window instead of a code. */
export type SocialChannel = Exclude<FirebaseChannel, 'sms'>;

/** Request fields for a firebase identity. */
export const firebaseFields = {
  identityChannel: optional(picklist(firebaseChannels)),
  idToken: optional(pipe(string(), minLength(1), maxLength(8_000))),
};

/** Wire names of `firebaseFields`. */
export const firebaseWireNames = {
  identityChannel: 'firebaseChannel',
  idToken: 'firebaseIdToken',
} as const;
