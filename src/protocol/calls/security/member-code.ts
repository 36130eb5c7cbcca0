import { object, optional, picklist } from 'valibot';
import { defineCall } from '../../call.ts';
import { codeSent } from '../../model/code-sent.ts';
import { dialCode, formText } from '../../model/identity-fields.ts';
import { codeChannels, memberCodePurposes } from '../../model/security/identity-proof.ts';

/**
 * Sends a code to a contact of the member. Errors: `function.not.available` without a verified contact of the channel,
 * `TOO_MANY_REQUEST`.
 */
export const sendMemberCode = defineCall({
  method: 'POST',
  path: '/wps/v2/verification/sms/send',
  token: 'required',
  constants: { operationType: 5 },
  wireNames: { receiver: 'mobileNum', dialCode: 'countryDialingCode' },
  request: object({
    purpose: picklist(memberCodePurposes),
    channel: picklist(codeChannels),
    /** A new mobile number or e-mail address, for the purpose `newContact`. */
    receiver: optional(formText(200)),
    dialCode: optional(dialCode),
  }),
  reply: codeSent,
});
