import { email, maxLength, minLength, object, optional, pipe, string, trim } from 'valibot';
import { defineCall } from '../call.ts';
import {
  dialCode,
  firebaseFields,
  firebaseWireNames,
  mobileNumber,
  oneTimeCode,
  typed,
} from '../model/proof.ts';
import { nothing } from '../model/wire.ts';

const password = pipe(string(), minLength(1), maxLength(200));

/**
 * Changes the password of who is signed in and ends the account's other sessions. Refused with `password_incorrect`,
 * `password_unchanged`, `confirmation_differs` and `field_refused`.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  token: 'required',
  sealed: true,
  wireNames: { confirmation: 'confirmNewPassword' },
  request: object({
    oldPassword: pipe(password, trim()),
    newPassword: password,
    confirmation: password,
  }),
  reply: nothing(),
});

/**
 * Chooses a new password for the account of a mobile number, with a code that was sent there or with what firebase
 * says of it. Refused with `verification_code_incorrect`, `verification_code_expired` and `field_refused`.
 */
export const resetPasswordByMobile = defineCall({
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  sealed: true,
  wireNames: {
    mobile: 'mobileNum',
    dialCode: 'countryDialingCode',
    code: 'verificationCode',
    ...firebaseWireNames,
  },
  request: object({
    mobile: mobileNumber,
    dialCode: optional(dialCode),
    code: optional(oneTimeCode),
    newPassword: password,
    ...firebaseFields,
  }),
  reply: nothing(),
});

/** Has a new password mailed. Says the same, as fast, whether or not username and e-mail go together. */
export const resetPasswordByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  form: true,
  request: object({ username: typed(60), email: pipe(typed(200), email()) }),
  reply: nothing(),
});
