import { object, optional, pipe } from 'valibot';
import { emailAddress } from '../../model/email-address.ts';
import { defineCall } from '../../call.ts';
import { dialCode, formText, mobileNumber, oneTimeCode } from '../../model/identity-fields.ts';
import { proofFields } from '../../model/security/identity-proof.ts';
import { emptyReply } from '../../model/wire.ts';

const shared = { method: 'PUT', token: 'required', sealed: true, reply: emptyReply() } as const;

/**
 * Verifies the member's mobile number, or replaces it, by a code to the number (`sendMemberCode`, purpose `newContact`).
 * Replacing a number also needs a proof of identity. Errors: `verification_code_incorrect`,
 * `verification_code_expired`, `proof_required` (its value lists the accepted proofs), `mobile_taken`,
 * `changed_elsewhere`, and the errors of the proof.
 */
export const setMobile = defineCall({
  keyed: true,
  ...shared,
  path: '/wps/member/info/mobile',
  wireNames: { mobile: 'mobileNum', dialCode: 'countryDialingCode', code: 'verificationCode' },
  request: object({
    mobile: mobileNumber,
    dialCode: optional(dialCode),
    code: oneTimeCode,
    ...proofFields,
  }),
});

/** Verifies the member's e-mail address, or replaces it. Errors as `setMobile`. */
export const setEmail = defineCall({
  keyed: true,
  ...shared,
  path: '/wps/member/info/email',
  wireNames: { code: 'verificationCode' },
  request: object({
    email: pipe(formText(100), emailAddress()),
    code: oneTimeCode,
    ...proofFields,
  }),
});
