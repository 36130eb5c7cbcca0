import { maxLength, minLength, object, optional, pipe, string, trim } from 'valibot';
import { emailAddress } from '../model/email-address.ts';
import { defineCall } from '../call.ts';
import {
  dialCode,
  firebaseFields,
  firebaseWireNames,
  mobileNumber,
  oneTimeCode,
  formText,
} from '../model/identity-fields.ts';
import { emptyReply } from '../model/wire.ts';

const password = pipe(string(), minLength(1), maxLength(200));

/**
 * Changes the member's password and ends the other sessions of the account. Errors: `password_incorrect`,
 * `password_unchanged`, `confirmation_differs`, `field_refused`.
 */
export const changePassword = defineCall({
  keyed: true,
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
  reply: emptyReply(),
});

/**
 * Sets a new password for the account of a mobile number. The number is verified by an SMS code or a firebase id token.
 * Errors: `verification_code_incorrect`, `verification_code_expired`, `field_refused`.
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
  reply: emptyReply(),
});

/**
 * Sends a new password by e-mail. Reply and response time are the same when username and e-mail do not match, so that
 * accounts cannot be probed.
 */
export const resetPasswordByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  form: true,
  request: object({ username: formText(60), email: pipe(formText(200), emailAddress()) }),
  reply: emptyReply(),
});
