import { withoutHidden } from '#protocol/hidden-characters.ts';
import { addMember } from '../members/members.ts';
import { usernameKey } from '../username-key.ts';
import { countRegistration, rebateByLink } from '../agents/agents.ts';
import { type Identity, makeReferralCode, type Requester } from '../accounts/accounts.ts';
import { recordInvitation, type ReferralRules } from '../referrals/referrals.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { recordAudit } from '../audit/audit.ts';
import { checkPerson, checkRegister, type NamedPerson } from '../exclusions/exclusions.ts';
import type { AgentInvitation } from './inviters.ts';

/** The checked values of a registration form. */
export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly mobile: string | null;
  /** A code has verified the mobile number. */
  readonly mobileVerified: boolean;
  readonly withdrawalPasswordHash: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The agent who invited the member, and the id of the member who referred them. */
  readonly agent: AgentInvitation | null;
  readonly referrerId: string | null;
  /** Rebate of agents without an upline, in hundredths of a percent. */
  readonly topAgentRebate: number;
  /** The browser of the form. */
  readonly requester: Requester;
  /** The rewards for invited players. */
  readonly referralRules: ReferralRules;
  readonly identity: Identity | null;
  /** Recognises the form when it is sent again; null without an idempotency key. */
  readonly sent: SentForm | null;
}

/** Hashes of the idempotency key and of the whole form. */
export interface SentForm {
  readonly keyHash: string;
  readonly requestHash: string;
}

/** Fields with a column of their own, or that are not stored. The other fields go to the profile. */
const fieldsOutsideProfile: ReadonlySet<string> = new Set([
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'captcha',
  'payeeName',
  'email',
  'nickname',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
]);

function memberOf(account: NewAccount, now: number) {
  const { username, passwordHash, mobile, fields, agent, referrerId } = account;
  const profile = Object.entries(fields).filter(
    ([name, value]) => value && !fieldsOutsideProfile.has(name),
  );
  return {
    username,
    nickname: withoutHidden(fields['nickname'] ?? '').trim() || username,
    passwordHash,
    type: agent?.link?.type ?? (0 as const),
    mobile,
    mobileVerified: account.mobileVerified,
    withdrawalPasswordHash: account.withdrawalPasswordHash,
    email: fields['email'] || null,
    realName: withoutHidden(fields['payeeName'] ?? '').trim(),
    level: '',
    club: null,
    uplineId: agent?.agentId ?? null,
    referrerId,
    registeredAt: now,
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
    alwaysSecondStep: false,
    balanceCentavos: 0,
    referralCode: makeReferralCode(username),
    selfExcluded: false,
    profile: Object.fromEntries(profile),
  };
}

/** Refusals `username_taken` and `mobile_taken`, with the name of the field. */
export async function checkFree(sql: Sql, username: string, mobile: string | null): Promise<void> {
  const byName = sql
    .selectFrom('member')
    .select('id')
    .where('username_key', '=', usernameKey(username));
  const usernameField = username === mobile ? 'mobileNum' : 'username';
  if (await byName.executeTakeFirst()) {
    const code = username === mobile ? 'mobile_taken' : 'username_taken';
    throw new Refusal(200, code, { value: { field: usernameField } });
  }
  if (mobile === null) return;
  const byMobile = sql.selectFrom('member').select('id').where('mobile', '=', mobile);
  if (await byMobile.executeTakeFirst()) {
    throw new Refusal(200, 'mobile_taken', { value: { field: 'mobileNum' } });
  }
}

/** The person of a form. */
export function personOfForm({
  fields,
  mobile,
}: Pick<NewAccount, 'fields' | 'mobile'>): NamedPerson & { readonly realName: string } {
  const { payeeName = '', birthday, email, idNumber: document } = fields;
  return { realName: withoutHidden(payeeName).trim(), birthday, mobile, email, document };
}

/** Enters an account. Refusal `registration_refused` for an excluded person. To be called in a transaction; a form that was sent before breaks the uniqueness of its key. */
export async function registerMember(
  store: VaultedStore,
  account: NewAccount,
  now: number,
): Promise<string> {
  const { sql } = store;
  const link = account.agent?.link ?? null;
  const person = personOfForm(account);
  const { realName, birthday, mobile, email } = person;
  await checkRegister(store, person);
  await checkPerson(sql, { realName, birthday, mobile, email }, now);
  const rebateRate = link === null ? 0 : await rebateByLink(sql, link, account);
  const id = await addMember(sql, { ...memberOf(account, now), rebateRate }, now);
  if (link !== null) await countRegistration(sql, link, { id, rebate: rebateRate }, now);
  const { identity, sent, referrerId, requester, referralRules } = account;
  await recordAudit(sql, { memberId: id, actor: 'member', kind: 'registered', at: now });
  if (referrerId !== null) {
    const invitation = { referrerId, inviteeId: id, requester };
    await recordInvitation(sql, invitation, { rules: referralRules, now });
  }
  if (sent !== null) {
    const row = {
      key_hash: sent.keyHash,
      request_hash: sent.requestHash,
      member_id: id,
      created_at: now,
    };
    await sql.insertInto('registration').values(row).execute();
  }
  if (identity !== null) {
    const row = { provider: identity.channel, subject: identity.subject, member_id: id };
    await sql.insertInto('social_identity').values(row).execute();
    const about = { memberId: id, actor: 'member', facts: { channel: identity.channel } } as const;
    await recordAudit(sql, { ...about, kind: 'identityLinked', at: now });
  }
  return id;
}
