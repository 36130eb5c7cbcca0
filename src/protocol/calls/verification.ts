import { maxLength, object, optional, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { codeSent } from '../model/code-sent.ts';
import { dialCode, geetestFields, mobileNumber } from '../model/identity-fields.ts';

/** The typed captcha. A gateway asks for it by the refusal `captcha_required`. */
const captcha = optional(pipe(string(), maxLength(20)));

/**
 * Sends an SMS code for a sign-in or a password reset. The reply is the same for an unknown number, so that accounts
 * cannot be probed.
 */
export const sendCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  wireNames: { mobile: 'mobileNum', dialCode: 'countryDialingCode' },
  request: object({ mobile: mobileNumber, dialCode, captcha, ...geetestFields }),
  reply: codeSent,
});

const registerCode = {
  method: 'POST',
  path: '/wps/verification/sms/register',
  wireNames: { mobile: 'mobileNo', dialCode: 'countryDialingCode' },
  request: object({ mobile: mobileNumber, dialCode, captcha, ...geetestFields }),
  reply: codeSent,
} as const;

/** Sends an SMS code for a registration by mobile number. */
export const sendMobileRegisterCode = defineCall({ ...registerCode, moduleId: 'MOBILENUMREG3' });

/** Sends an SMS code for the mobile number of a registration by username. */
export const sendRegisterCode = defineCall({ ...registerCode, moduleId: 'REGMOBVERF3' });
