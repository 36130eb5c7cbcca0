import {
  check,
  maxLength,
  minLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { defineCall } from '../call.ts';
import {
  dialCode,
  firebaseChannels,
  firebaseFields,
  firebaseWireNames,
  geetestFields,
  typed,
} from '../model/proof.ts';
import { identifier, maybeText, nothing, text } from '../model/wire.ts';

const answer = pipe(string(), maxLength(500));
const mostFields = 40;

/** What a form of registration sends beside what the operator's rules ask for. */
const form = {
  confirmPassword: optional(answer),
  dialCode: optional(dialCode),
  registerUrl: optional(pipe(string(), maxLength(2_000))),
  domain: optional(pipe(string(), maxLength(253))),
  /** The same form, sent again, has the same key: it makes one account. */
  idempotencyKey: optional(pipe(string(), minLength(16), maxLength(100))),
  /** Whom firebase says that this is, so that they can log in that way too. */
  socialChannel: optional(picklist(firebaseChannels)),
  socialToken: optional(pipe(string(), minLength(1), maxLength(8_000))),
  ...firebaseFields,
  ...geetestFields,
};

const constants = { registerMethod: 'WEB', login: true };
const beside: ReadonlySet<string> = new Set([...Object.keys(form), ...Object.keys(constants)]);

/** `fields` is everything that a rule of the operator asks for, by the wire's name of the field: on the wire it lies among the others. */
const request = pipe(
  record(string(), unknown()),
  transform((wire) => ({
    ...wire,
    fields: Object.fromEntries(Object.entries(wire).filter(([name]) => !beside.has(name))),
  })),
  object({
    ...form,
    fields: pipe(
      record(pipe(string(), maxLength(60)), answer),
      check((fields) => Object.keys(fields).length <= mostFields, 'fewer fields'),
      check((fields) => Boolean(fields['username'] || fields['mobileNum']), 'whom to register'),
    ),
  }),
);

const registered = pipe(
  object({
    token: maybeText(200),
    userName: text(),
    customerId: nullish(identifier(), null),
    id: nullish(identifier(), null),
  }),
  transform(({ token, userName, customerId, id }) => ({
    token,
    username: userName,
    customerId: customerId ?? id,
  })),
);

const registration = {
  method: 'PUT',
  sealed: true,
  constants,
  flat: 'fields',
  wireNames: {
    dialCode: 'countryDialingCode',
    socialChannel: 'firebaseChannel2',
    socialToken: 'firebaseIdToken2',
    ...firebaseWireNames,
  },
  request,
  reply: registered,
} as const;

/**
 * Makes an account and signs it in. A refusal's value names the field: `field_required`, `field_refused`,
 * `username_taken`, `mobile_taken`, `verification_code_incorrect`, `verification_code_expired`, `captcha_incorrect`,
 * `invitation_code_error`, `referral_code_error`.
 */
export const register = defineCall({
  ...registration,
  path: '/wps/member/register',
  moduleId: 'REG3',
});

/** Makes an account whose username is its mobile number. Refused as `register`. */
export const registerByMobile = defineCall({
  ...registration,
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
});

/** Whether an invitation code is good. Refused with `invitation_code_error`. */
export const checkAffiliate = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  request: object({ code: typed(60), domain: optional(pipe(string(), maxLength(253))) }),
  reply: nothing(),
});
