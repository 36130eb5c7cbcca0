import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/verification.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import { findByMobile } from '../find-member.ts';
import { checkAddress, checkGeetest, requireModule } from './gates.ts';
import { sendCode as send, sent } from './send-code.ts';
import { answer, type Visit } from '../../http/request-context.ts';

/** A number that nobody has gets a code too, which is sent to nobody: the answers are alike. */
export const sendCode = answer(calls.sendCode, async ({ mobile, dialCode, ...proof }, visit) => {
  requireModule(visit, 'VERIFICATION3');
  checkAddress(visit);
  checkGeetest(visit, 'GEETESTSMS3', proof);
  const recipient = wholeMobile(mobile, dialCode);
  const member = await findByMobile(visit.sql, recipient);
  const receiver = member ? ({ channel: 'sms', to: recipient } as const) : null;
  await send(visit, { purpose: 'account', recipient }, receiver);
  return sent;
});

async function sendToNewcomer(
  { mobile, dialCode, ...proof }: RequestOf<typeof calls.sendRegisterCode>,
  visit: Visit,
) {
  checkAddress(visit);
  checkGeetest(visit, 'GEETESTSMS3', proof);
  const recipient = wholeMobile(mobile, dialCode);
  await send(visit, { purpose: 'register', recipient }, { channel: 'sms', to: recipient });
  return sent;
}

export const sendRegisterCode = answer(calls.sendRegisterCode, sendToNewcomer);

/** The same path as the one above, by another module. */
export const sendMobileRegisterCode = answer(calls.sendMobileRegisterCode, sendToNewcomer);
