import { setTimeout as sleep } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { mobileDigits } from '#protocol/mobile-number.ts';
import { type CodeKey, codeMinutes } from './one-time-codes.ts';
import type { OutboxMessage } from '../../system/system.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { knownDevice, requesterOf } from '../devices.ts';
import { text } from '../../texts/texts.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { checkCaptcha } from './request-checks.ts';

/** Limit of codes that one client requests for one recipient. */
const clientLimit = { max: 5, windowMs: 15 * 60_000 };
/** Limit of codes that one network requests for all recipients. */
const networkLimit = { max: 60, windowMs: 60 * 60_000 };
/**
 * Limit of codes in a day, whatever the networks: for one recipient, of all unknown devices together and of each known
 * one; and for one member who has given a password.
 */
const dayLimit = { max: 20, windowMs: 24 * 3_600_000 };
/** Number of codes that unknown devices request for one recipient before a captcha is required. */
const recipientLimit = { captcha: 5, windowMs: 15 * 60_000 };

/** Reply of the calls that send a code, in wire shape. */
export const codeSent = { expiredMinutes: codeMinutes };

/** Duration of every answer, in milliseconds: longer than the work takes, so that it does not reveal if the recipient is known. */
const answerMs = 250;

/** A request to send a code. */
export interface CodeRequest {
  readonly key: CodeKey;
  /** The member with the number. Null when there is none. */
  readonly memberId: string | null;
  /** Null sends nothing. The reply is the same. */
  readonly receiver: Pick<OutboxMessage, 'channel' | 'to'> | null;
  /** A member wants to have the contact that the code goes to. False: it is theirs already, or nobody is signed in. */
  readonly toNewContact?: boolean;
  /** The text of the captcha, when one was required. */
  readonly captcha?: string | undefined;
}

const afterPassword = ({ key }: CodeRequest) =>
  key.purpose === 'secondStep' || key.purpose === 'member';

/** A mobile number that an SMS may go to. */
interface SmsNumber {
  readonly dialCode: string;
  /** The number in digits without zeros after the dial code, which many telephone networks ignore: one person, one key. */
  readonly counted: string;
}

/**
 * Finds the dial code of a number in digits: the longest of the list of countries (`getCountries`) that it begins with.
 * Refusal `field_refused` for a number of none, such as one of a satellite, and for one that is too short or too long.
 */
async function smsNumber(sql: Sql, digits: string): Promise<SmsNumber> {
  const row = await sql
    .selectFrom('country')
    .select('dial_code')
    .where(raw<boolean>`starts_with(${digits}, dial_code)`)
    .orderBy(raw`length(dial_code)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || !/^\d{7,15}$/.test(digits)) {
    throw new Refusal(200, 'field_refused', { value: { field: 'mobileNum' } });
  }
  const dialCode = row.dial_code;
  return { dialCode, counted: dialCode + digits.slice(dialCode.length).replace(/^0+/, '') };
}

/** The recipient of a code. `counted` is the key of its limits. `sms` is null for an e-mail. */
interface Recipient {
  readonly counted: string;
  readonly sms: SmsNumber | null;
}

async function recipientOf({ sql }: RequestContext, request: CodeRequest): Promise<Recipient> {
  const { key, receiver } = request;
  if (receiver?.channel === 'email') return { counted: receiver.to, sms: null };
  const sms = await smsNumber(sql, mobileDigits(receiver?.to ?? key.recipient));
  return { counted: sms.counted, sms };
}

/** Checks the limits of the client. Many requests of unknown devices require a captcha. */
async function checkClient(
  context: RequestContext,
  request: CodeRequest,
  { counted, device }: { counted: string; device: string | null },
): Promise<void> {
  const { attempts, ip } = context;
  const { key, captcha = '' } = request;
  const codes = `codes for ${key.purpose} ${afterPassword(request) ? key.recipient : counted}`;
  await attempts.consumeFrom('codes from', ip, networkLimit);
  if (device !== null) return attempts.consume(`${codes} by ${device}`, clientLimit);
  await attempts.consumeFrom(`${codes} by`, ip, clientLimit);
  // A second step comes after a correct password, so it needs no captcha.
  if (afterPassword(request)) return;
  const [count = 0] = await attempts.count([codes], recipientLimit.windowMs);
  if (count > recipientLimit.captcha) await checkCaptcha(context, captcha);
}

/**
 * The keys that the codes of a day are counted by. Codes after a password have a count of their own, so that strangers
 * cannot use up the codes of a second step.
 */
function dayKeys(request: CodeRequest, counted: string, device: string | null): string[] {
  const by = device === null ? '' : ` by ${device}`;
  const to = `codes of a day to ${counted}`;
  if (!afterPassword(request)) return [to + by];
  const own = `codes of a day of ${request.memberId}${by}`;
  return request.toNewContact === true ? [own, to] : [own];
}

/** Checks the limits of the client, of the day and of the budget. */
async function checkLimits(context: RequestContext, request: CodeRequest): Promise<void> {
  const { attempts, smsBudget } = context;
  const { counted, sms } = await recipientOf(context, request);
  const device = await knownDevice(context, request.memberId);
  await checkClient(context, request, { counted, device });
  for (const key of dayKeys(request, counted, device)) await attempts.consume(key, dayLimit);
  if (sms === null) return;
  const isMember = device !== null || afterPassword(request);
  const isStranger = !isMember || request.toNewContact === true;
  const isSent = request.receiver !== null;
  await smsBudget.spend({ dialCode: sms.dialCode, isStranger, isSent });
}

async function createAndSend(
  context: RequestContext,
  { key, receiver }: CodeRequest,
): Promise<void> {
  const { codes, outbox, language, host } = context;
  const code = await codes.make(key, requesterOf(context));
  if (receiver === null) return;
  const words = text(language, 'verification.code', { code, minutes: codeMinutes });
  // The last line of an SMS binds the code to the site, so that browsers fill it in there only (WICG, origin-bound one-time codes).
  const last = receiver.channel === 'sms' ? `\n\n@${host} #${code}` : '';
  await outbox.send({ ...receiver, text: words + last, code });
}

/**
 * Creates a code for the browser of the request and sends it in the language of the request. Refusals `field_refused`
 * for a number without a dial code of the list, `TOO_MANY_REQUEST` above the limits of this client, of a day or of the
 * budget of SMS, `captcha_required` and `captcha_incorrect` after many requests of other clients for the recipient.
 */
export async function sendCode(context: RequestContext, request: CodeRequest): Promise<void> {
  await checkLimits(context, request);
  await Promise.all([createAndSend(context, request), sleep(answerMs)]);
}
