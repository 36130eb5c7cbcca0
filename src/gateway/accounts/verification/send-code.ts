import { type CodeKey, codeMinutes } from './one-time-codes.ts';
import { codeSms, codeText } from './message-texts.ts';
import type { OutboxMessage } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

const recipientLimit = { max: 5, windowMs: 15 * 60_000 };
const networkLimit = { max: 60, windowMs: 60 * 60_000 };

/** Reply of the calls that send a code, in wire shape. */
export const codeSent = { expiredMinutes: codeMinutes };

/** Recipient of a code. Null sends nothing: an unknown number gets the same reply as a known one. */
type Receiver = Pick<OutboxMessage, 'channel' | 'to'> | null;

/** Creates a code and sends it in the language of the request. Refusal `TOO_MANY_REQUEST` above the limit of the recipient or the network. */
export async function sendCode(
  context: RequestContext,
  key: CodeKey,
  receiver: Receiver,
): Promise<void> {
  const { attempts, codes, outbox, language, host, ip } = context;
  await attempts.consume(`codes from ${networkKey(ip)}`, networkLimit);
  await attempts.consume(`codes for ${key.purpose} ${key.recipient}`, recipientLimit);
  const code = await codes.make(key);
  if (receiver === null) return;
  const isSms = receiver.channel === 'sms';
  const text = isSms ? codeSms(language, code, host) : codeText(language, code);
  await outbox.send({ ...receiver, text, code });
}
