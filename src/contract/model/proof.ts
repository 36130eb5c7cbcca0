import {
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';

/** What somebody types into a line of a form. */
// @__NO_SIDE_EFFECTS__
export function typed(most: number) {
  return pipe(string(), trim(), minLength(1), maxLength(most));
}

/** A mobile number as typed: digits, with or without spaces, dashes and a plus. */
export const mobileNumber = pipe(string(), trim(), regex(/^\+?[\d\s()-]{4,25}$/));

/** The dial code of a country, with or without its plus. */
export const dialCode = pipe(string(), trim(), regex(/^\+?\d{1,5}$/));

/** Six digits that were sent by SMS or e-mail. */
export const oneTimeCode = pipe(string(), trim(), minLength(1), maxLength(12));

const part = pipe(string(), maxLength(8_000));

/** What a passed geetest check hands over, in each of its generations. Fields of a call that takes one. */
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

export const firebaseChannels = ['sms', 'facebook', 'google'] as const;
export type FirebaseChannel = (typeof firebaseChannels)[number];
/** Where people are known by a window of their own, not by a code. */
export type SocialChannel = Exclude<FirebaseChannel, 'sms'>;

/** What firebase hands over about who somebody is. Fields of a call that takes it, under our names. */
export const firebaseFields = {
  identityChannel: optional(picklist(firebaseChannels)),
  idToken: optional(pipe(string(), minLength(1), maxLength(8_000))),
};

export const firebaseWireNames = {
  identityChannel: 'firebaseChannel',
  idToken: 'firebaseIdToken',
} as const;
