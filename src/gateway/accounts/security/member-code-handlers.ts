import * as calls from '#protocol/calls/security/member-code.ts';
import { handle } from '../../http/request-context.ts';
import { codeSent, sendCode } from '../verification/send-code.ts';
import { contactOfCode, memberCodeKey } from './member-codes.ts';

export const sendMemberCode = handle(calls.sendMemberCode, async (request, context) => {
  const to = await contactOfCode(context, request);
  const key = await memberCodeKey(context, request);
  const receiver = { channel: request.channel, to };
  const toNewContact = request.purpose === 'newContact';
  await sendCode(context, { key, memberId: context.member.id, receiver, toNewContact });
  return codeSent;
});
