import { internationalMobile } from '#protocol/mobile-number.ts';
import type { CodeChannel, MemberCodePurpose } from '#protocol/model/security/identity-proof.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { bearerOf } from '../devices.ts';
import type { SignedInMember } from '../sessions.ts';
import type { CodeKey, OneTimeCodes } from '../verification/one-time-codes.ts';

/** The member whose contact gets a code, as the request context has it. */
interface CodeContext {
  readonly sql: Sql;
  readonly member: SignedInMember;
}

/** A code to a contact of the signed-in member. `receiver` is the new contact of the purpose `newContact`. */
interface MemberCode {
  readonly purpose: MemberCodePurpose;
  readonly channel: CodeChannel;
  readonly receiver?: string | undefined;
  readonly dialCode?: string | undefined;
}

/** A contact as it is stored: a mobile number in digits, or an address in lower case. */
export function normalizeContact(channel: CodeChannel, typed: string, dialCode = '63'): string {
  return channel === 'sms' ? internationalMobile(typed, dialCode) : typed.trim().toLowerCase();
}

/** The verified contact of the member by a channel. Refusal `function.not.available` without one. */
async function verifiedContact(
  { sql, member }: CodeContext,
  channel: CodeChannel,
): Promise<string> {
  const row = await sql
    .selectFrom('member')
    .select(['mobile', 'email', 'mobile_verified_at', 'email_verified_at'])
    .where('id', '=', member.id)
    .executeTakeFirst();
  const isVerified = channel === 'sms' ? row?.mobile_verified_at : row?.email_verified_at;
  const contact = channel === 'sms' ? row?.mobile : row?.email;
  if (!contact || (isVerified ?? null) === null) throw new Refusal(400, 'function.not.available');
  return contact;
}

/** The contact that a code goes to. */
export async function contactOfCode(
  context: CodeContext,
  { purpose, channel, receiver, dialCode }: MemberCode,
): Promise<string> {
  if (purpose !== 'newContact') return verifiedContact(context, channel);
  const contact = normalizeContact(channel, receiver ?? '', dialCode);
  const isContact =
    channel === 'sms' ? /^\d{7,15}$/.test(contact) : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact);
  if (!isContact) throw new Refusal(400, 'request_invalid');
  return contact;
}

/** Key of a code: it works for this member, this purpose and this contact only. */
export async function memberCodeKey(context: CodeContext, code: MemberCode): Promise<CodeKey> {
  const contact = await contactOfCode(context, code);
  return { purpose: 'member', recipient: `${context.member.id} ${code.purpose} ${contact}` };
}

/** Checks the code by SMS of a withdrawal. Refusals of `OneTimeCodes.use`, and `function.not.available` without a number. */
export async function checkWithdrawalCode(
  context: CodeContext & Parameters<typeof bearerOf>[0] & { readonly codes: OneTimeCodes },
  code: string,
): Promise<void> {
  const key = await memberCodeKey(context, { purpose: 'withdrawal', channel: 'sms' });
  await context.codes.use(key, code, bearerOf(context));
}
