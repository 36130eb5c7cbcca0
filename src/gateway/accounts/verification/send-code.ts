import type { CodeOwner } from './one-time-codes.ts';
import { codeMinutes } from './one-time-codes.ts';
import { codeSms, codeText } from './message-texts.ts';
import type { OutboxMessage } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

const forOne = { most: 5, withinMs: 15 * 60_000 };
const fromOne = { most: 60, withinMs: 60 * 60_000 };

/** How long a code is good, as the wire says it. */
export const sent = { expiredMinutes: codeMinutes };

/** Where a code goes; null sends it nowhere, and nobody can tell from the answer. */
type Receiver = Pick<OutboxMessage, 'channel' | 'to'> | null;

/** Makes a code and sends it, in the language of the caller. Refusal `TOO_MANY_REQUEST` when one receiver, or one address, asks too often. */
export async function sendCode(
  context: RequestContext,
  owner: CodeOwner,
  receiver: Receiver,
): Promise<void> {
  const { attempts, codes, outbox, language, host, ip } = context;
  await attempts.allow(`codes from ${networkKey(ip)}`, fromOne);
  await attempts.allow(`codes for ${owner.purpose} ${owner.recipient}`, forOne);
  const code = await codes.make(owner);
  if (receiver === null) return;
  const isSms = receiver.channel === 'sms';
  const text = isSms ? codeSms(language, code, host) : codeText(language, code);
  await outbox.send({ ...receiver, text, code });
}
