import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { codeSent } from '../model/code-sent.ts';
import { dialCode, geetestFields, mobileNumber } from '../model/proof.ts';

/** Sends a code by SMS to log in with or to choose a new password with. Says the same whether or not somebody has the number. */
export const sendCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  wireNames: { mobile: 'mobileNum', dialCode: 'countryDialingCode' },
  request: object({ mobile: mobileNumber, dialCode, ...geetestFields }),
  reply: codeSent,
});

const registerCode = {
  method: 'POST',
  path: '/wps/verification/sms/register',
  wireNames: { mobile: 'mobileNo', dialCode: 'countryDialingCode' },
  request: object({ mobile: mobileNumber, dialCode, ...geetestFields }),
  reply: codeSent,
} as const;

/** Sends a code to the number that is to be registered with. */
export const sendMobileRegisterCode = defineCall({ ...registerCode, moduleId: 'MOBILENUMREG3' });

/** Sends a code to the number of a registration by username. */
export const sendRegisterCode = defineCall({ ...registerCode, moduleId: 'REGMOBVERF3' });
