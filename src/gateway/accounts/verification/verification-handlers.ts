import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/verification.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { findByMobile } from '../find-member.ts';
import { requireModule } from '../../system/system.ts';
import { checkAddress, checkGeetest } from './gates.ts';
import { sendCode as send, sent } from './send-code.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';

/** A number that nobody has gets a code too, which is sent to nobody: the answers are alike. */
export const sendCode = handle(calls.sendCode, async ({ mobile, dialCode, ...proof }, context) => {
  requireModule(context, 'VERIFICATION3');
  checkAddress(context);
  checkGeetest(context, 'GEETESTSMS3', proof);
  const recipient = wholeMobile(mobile, dialCode);
  const member = await findByMobile(context.sql, recipient);
  const receiver = member ? ({ channel: 'sms', to: recipient } as const) : null;
  await send(context, { purpose: 'account', recipient }, receiver);
  return sent;
});

async function sendToNewcomer(
  { mobile, dialCode, ...proof }: RequestOf<typeof calls.sendRegisterCode>,
  context: RequestContext,
) {
  checkAddress(context);
  checkGeetest(context, 'GEETESTSMS3', proof);
  const recipient = wholeMobile(mobile, dialCode);
  await send(context, { purpose: 'register', recipient }, { channel: 'sms', to: recipient });
  return sent;
}

export const sendRegisterCode = handle(calls.sendRegisterCode, sendToNewcomer);

/** The same path as the one above, by another module. */
export const sendMobileRegisterCode = handle(calls.sendMobileRegisterCode, sendToNewcomer);
