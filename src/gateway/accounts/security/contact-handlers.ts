import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/security/contacts.ts';
import type { CodeChannel } from '#protocol/model/security/identity-proof.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import { isUniqueViolation } from '../../store/sql-state.ts';
import type { Sql } from '../../store/database.ts';
import { changePerson } from '../change-person.ts';
import { bearerOf } from '../devices.ts';
import { maskEmail, maskMobile } from '../mask.ts';
import { memberCodeKey, normalizeContact } from './member-codes.ts';
import { proveIdentity } from './prove-identity.ts';

type Proof = Omit<RequestOf<typeof calls.setEmail>, 'email'>;

interface NewContact extends Proof {
  readonly channel: CodeChannel;
  /** The contact as it is stored. */
  readonly contact: string;
  readonly dialCode?: string | undefined;
}

const columns = {
  sms: { contact: 'mobile', verifiedAt: 'mobile_verified_at' },
  email: { contact: 'email', verifiedAt: 'email_verified_at' },
} as const;

async function currentContact({ sql, member }: RequestContext, channel: CodeChannel) {
  const { contact, verifiedAt } = columns[channel];
  return sql
    .selectFrom('member')
    .select([`${contact} as contact`, `${verifiedAt} as verifiedAt`])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
}

/** Refusals `mobile_taken` and `email_taken`. Mobile numbers identify a member at sign-in; verified addresses belong to one member. */
async function checkFree(
  { sql, member }: RequestContext,
  { channel, contact }: NewContact,
): Promise<void> {
  const others = sql.selectFrom('member').select('id').where('id', '!=', member.id);
  const taken =
    channel === 'sms'
      ? others.where('mobile', '=', contact)
      : others.where('email', '=', contact).where('email_verified_at', 'is not', null);
  if (!(await taken.executeTakeFirst())) return;
  const field = channel === 'sms' ? 'mobileNum' : 'email';
  throw new Refusal(200, channel === 'sms' ? 'mobile_taken' : 'email_taken', { value: { field } });
}

/** Writes the contact unless another tab has replaced it meanwhile. */
async function writeContact(
  sql: Sql,
  { member, now }: RequestContext,
  { channel, contact }: NewContact,
  before: string | null,
): Promise<void> {
  const { contact: column, verifiedAt } = columns[channel];
  const changed = await sql
    .updateTable('member')
    .set((of) => ({ [column]: contact, [verifiedAt]: now, version: of('version', '+', 1) }))
    .where('id', '=', member.id)
    .where((is) => (before === null ? is(column, 'is', null) : is(column, '=', before)))
    .returning('id')
    .execute();
  if (changed.length === 0) throw new Refusal(200, 'changed_elsewhere');
}

/** Refusal `need_true_account`: a trial account would keep a number or an address from its owner. */
async function setContact(context: RequestContext, wanted: NewContact): Promise<undefined> {
  requireTrueAccount(context.member);
  const { channel, contact } = wanted;
  const before = await currentContact(context, channel);
  const isReplaced = before.contact !== null && normalizeStored(before.contact) !== contact;
  await checkFree(context, wanted);
  const key = await memberCodeKey(context, {
    purpose: 'newContact',
    channel,
    receiver: channel === 'sms' ? `+${contact}` : contact,
  });
  // A wrong code leaves the proof as it was, and a wrong proof leaves the code.
  const useCode = await context.codes.check(key, wanted.code, bearerOf(context));
  if (isReplaced || before.contact === null) await proveIdentity(context, wanted);
  await useCode();
  const formerContact =
    isReplaced && before.contact !== null && before.verifiedAt !== null
      ? { channel, to: before.contact }
      : null;
  const kind = channel === 'sms' ? 'mobileSet' : 'emailSet';
  const values = { contact: channel === 'sms' ? maskMobile(contact) : maskEmail(contact) };
  try {
    await changePerson(context, async (sql) => {
      await writeContact(sql, context, wanted, before.contact);
      if (channel === 'sms') await context.onMobileVerified(sql, context.member.id);
      await recordOwnAudit(sql, context, kind, values);
      const notice = { memberId: context.member.id, kind, values, formerContact } as const;
      await notify(sql, notice, context.now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) await checkFree(context, wanted);
    throw error;
  }
}

const normalizeStored = (contact: string) => contact.toLowerCase();

export const setMobile = handle(calls.setMobile, (request, context) => {
  const { mobile, dialCode, ...proof } = request;
  const contact = normalizeContact('sms', mobile, dialCode);
  return setContact(context, { ...proof, channel: 'sms', contact });
});

export const setEmail = handle(calls.setEmail, (request, context) => {
  const { email, ...proof } = request;
  return setContact(context, {
    ...proof,
    channel: 'email',
    contact: normalizeContact('email', email),
  });
});
