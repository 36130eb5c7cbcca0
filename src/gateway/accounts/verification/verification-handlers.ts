import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/verification.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import { findByMobile } from '../find-member.ts';
import { hasModule, requireModule } from '../../system/system.ts';
import { checkAddress, checkGeetest } from './request-checks.ts';
import { codeSent, sendCode as send } from './send-code.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';

/** An unknown number gets the same reply as a known one, but no message. */
export const sendCode = handle(
  calls.sendCode,
  async ({ mobile, dialCode, captcha, ...proof }, context) => {
    checkAddress(context);
    checkGeetest(context, 'GEETESTSMS3', proof);
    const recipient = internationalMobile(mobile, dialCode);
    const member = await findByMobile(context.sql, recipient);
    const receiver = member ? ({ channel: 'sms', to: recipient } as const) : null;
    const key = { purpose: 'account', recipient } as const;
    await send(context, { key, memberId: member?.id ?? null, receiver, captcha });
    return codeSent;
  },
);

async function sendRegistrationCode(
  { mobile, dialCode, captcha, ...proof }: RequestOf<typeof calls.sendRegisterCode>,
  context: RequestContext,
) {
  if (!hasModule(context, 'MOBILENUMREG3')) requireModule(context, 'REGMOBVERF3');
  checkAddress(context);
  checkGeetest(context, 'GEETESTSMS3', proof);
  const recipient = internationalMobile(mobile, dialCode);
  const key = { purpose: 'register', recipient } as const;
  const receiver = { channel: 'sms', to: recipient } as const;
  await send(context, { key, memberId: null, receiver, captcha });
  return codeSent;
}

export const sendRegisterCode = handle(calls.sendRegisterCode, sendRegistrationCode);

/** Has the same path as the call above and another module id. */
export const sendMobileRegisterCode = handle(calls.sendMobileRegisterCode, sendRegistrationCode);
