import { setTimeout as sleep } from 'node:timers/promises';
import type { CodeKey } from './one-time-codes.ts';
import { codeMinutes } from './one-time-codes.ts';
import { codeSms, codeText } from './message-texts.ts';
import type { OutboxMessage } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import { knownDevice, requesterOf } from '../devices.ts';
import { checkCaptcha } from './request-checks.ts';

/** Codes that one caller may ask for, for one receiver. */
const ofCaller = { max: 5, windowMs: 15 * 60_000 };
/** Codes that one address may ask for, for any receiver. */
const ofAddress = { max: 60, windowMs: 60 * 60_000 };
/** After so many codes for one receiver, asked for by strangers, a captcha is due. */
const ofReceiver = { captcha: 5, windowMs: 15 * 60_000 };

/** The time a code is valid, in wire shape. */
export const codeSent = { expiredMinutes: codeMinutes };

/** Longer than making and sending a code takes: the time of the answer tells nothing of the receiver. */
const answerMs = 250;

export interface CodeRequest {
  readonly key: CodeKey;
  /** The member who gets the code; null when nobody has the number. */
  readonly memberId: string | null;
  /** Null sends the code nowhere. The answer is the same. */
  readonly receiver: Pick<OutboxMessage, 'channel' | 'to'> | null;
  /** The typed captcha, where one was asked for. */
  readonly captcha?: string | undefined;
}

/** Requests of strangers never keep the receiver from getting a code: they cost a captcha. */
async function checkLimits(
  context: RequestContext,
  { key, memberId, captcha = '' }: CodeRequest,
): Promise<void> {
  const { attempts, ip } = context;
  const device = await knownDevice(context, memberId);
  const receiver = `${key.purpose} ${key.recipient}`;
  await attempts.consume(`codes from ${networkKey(ip)}`, ofAddress);
  await attempts.consume(`codes for ${receiver} by ${device ?? networkKey(ip)}`, ofCaller);
  // The code of a second step is sent only to somebody who knows the password.
  if (device !== null || key.purpose === 'secondStep') return;
  const [count = 0] = await attempts.count([`codes for ${receiver}`], ofReceiver.windowMs);
  if (count > ofReceiver.captcha) await checkCaptcha(context, captcha);
}

async function makeAndSend(context: RequestContext, { key, receiver }: CodeRequest): Promise<void> {
  const { codes, outbox, language, host } = context;
  const code = await codes.make(key, requesterOf(context));
  if (receiver === null) return;
  const isSms = receiver.channel === 'sms';
  const text = isSms ? codeSms(language, code, host) : codeText(language, code);
  await outbox.send({ ...receiver, text, code });
}

/**
 * Makes a code for the browser that asks and sends it, in the language of the caller. Refusals `TOO_MANY_REQUEST` when
 * this caller asks too often, `captcha_required` and `captcha_incorrect` when many callers ask for one receiver.
 */
export async function sendCode(context: RequestContext, request: CodeRequest): Promise<void> {
  await checkLimits(context, request);
  await Promise.all([makeAndSend(context, request), sleep(answerMs)]);
}
