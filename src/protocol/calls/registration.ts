import {
  check,
  maxLength,
  minLength,
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
  formText,
} from '../model/identity-fields.ts';
import { emptyReply, identifierOrNull, text, textOrNull } from '../model/wire.ts';

const fieldValue = pipe(string(), maxLength(500));
const maxFields = 40;

/** Fields of the request that no operator's rule describes. */
const ownFields = {
  confirmPassword: optional(fieldValue),
  dialCode: optional(dialCode),
  registerUrl: optional(pipe(string(), maxLength(2_000))),
  domain: optional(pipe(string(), maxLength(253))),
  /** The same key creates one account, however often the form is sent. */
  idempotencyKey: optional(pipe(string(), minLength(16), maxLength(100))),
  /** A firebase identity that may sign in to the new account. */
  socialChannel: optional(picklist(firebaseChannels)),
  socialToken: optional(pipe(string(), minLength(1), maxLength(8_000))),
  ...firebaseFields,
  ...geetestFields,
};

const constants = { registerMethod: 'WEB', login: true };
const ownNames: ReadonlySet<string> = new Set([
  ...Object.keys(ownFields),
  ...Object.keys(constants),
]);

/** `fields` holds the fields of the operator's rules by their wire names. On the wire they are beside the others. */
const request = pipe(
  record(string(), unknown()),
  transform((wire) => ({
    ...wire,
    fields: Object.fromEntries(Object.entries(wire).filter(([name]) => !ownNames.has(name))),
  })),
  object({
    ...ownFields,
    fields: pipe(
      record(pipe(string(), maxLength(60)), fieldValue),
      check((fields) => Object.keys(fields).length <= maxFields, `at most ${maxFields} fields`),
      check(
        (fields) => Boolean(fields['username'] || fields['mobileNum']),
        'a username or a mobile number',
      ),
    ),
  }),
);

const registered = pipe(
  object({
    token: textOrNull(200),
    userName: text(),
    customerId: identifierOrNull(),
    id: identifierOrNull(),
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
 * Creates an account and signs it in. The value of an error names the field (`fieldRefusal`). Errors: `field_required`,
 * `field_refused`, `username_taken`, `mobile_taken`, `verification_code_incorrect`, `verification_code_expired`,
 * `captcha_incorrect`, `invitation_code_error`, `referral_code_error`.
 */
export const register = defineCall({
  ...registration,
  path: '/wps/member/register',
  moduleId: 'REG3',
});

/** Creates an account whose username is its mobile number. Errors as `register`. */
export const registerByMobile = defineCall({
  ...registration,
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
});

/** Checks an invitation code. Error: `invitation_code_error`. */
export const checkAffiliate = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  request: object({ code: formText(60), domain: optional(pipe(string(), maxLength(253))) }),
  reply: emptyReply(),
});
