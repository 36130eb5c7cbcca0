import { randomInt } from 'node:crypto';
import { addMember, usernameKey } from '../accounts.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Identity } from '../sign-in/id-tokens.ts';
import type { Sql } from '../../store/database.ts';

/** An account to be, all of it checked. */
export interface Newcomer {
  readonly username: string;
  readonly passwordHash: string;
  readonly mobile: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The agent who invited, and the member who referred. */
  readonly uplineId: string | null;
  readonly referrerId: string | null;
  readonly identity: Identity | null;
  /** Names the form that was sent, however often. */
  readonly keyHash: string | null;
}

/** What has a column of its own; the rest is kept as the profile. */
const own: ReadonlySet<string> = new Set([
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

function makeReferralCode(username: string): string {
  const head = username.replace(/[^A-Za-z]/g, '').slice(0, 6);
  return `${head || 'P'}${randomInt(100_000, 1_000_000)}`.toUpperCase();
}

function memberOf(newcomer: Newcomer, now: number) {
  const { username, passwordHash, mobile, fields, uplineId, referrerId } = newcomer;
  const profile = Object.entries(fields).filter(([name, value]) => value && !own.has(name));
  return {
    username,
    nickname: fields['nickname'] || username,
    passwordHash,
    type: 0 as const,
    mobile,
    email: fields['email'] || null,
    realName: fields['payeeName'] ?? '',
    level: '',
    club: null,
    uplineId,
    referrerId,
    registeredAt: now,
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
    alwaysSecondStep: false,
    balanceCentavos: 0,
    totpSecret: null,
    referralCode: makeReferralCode(username),
    selfExcluded: false,
    profile: Object.fromEntries(profile),
  };
}

/** Refusals `username_taken` and `mobile_taken`, which name their field. */
export async function checkFree(sql: Sql, username: string, mobile: string | null): Promise<void> {
  const named = sql
    .selectFrom('member')
    .select('id')
    .where('username_key', '=', usernameKey(username));
  const usernameField = username === mobile ? 'mobileNum' : 'username';
  if (await named.executeTakeFirst()) {
    const code = username === mobile ? 'mobile_taken' : 'username_taken';
    throw new Refusal(200, code, { value: { field: usernameField } });
  }
  if (mobile === null) return;
  const numbered = sql.selectFrom('member').select('id').where('mobile', '=', mobile);
  if (await numbered.executeTakeFirst()) {
    throw new Refusal(200, 'mobile_taken', { value: { field: 'mobileNum' } });
  }
}

/** Enters a newcomer. To be called in a transaction; a form that was sent before breaks the uniqueness of its key. */
export async function registerMember(sql: Sql, newcomer: Newcomer, now: number): Promise<string> {
  const id = await addMember(sql, memberOf(newcomer, now), now);
  const { identity, keyHash } = newcomer;
  if (keyHash !== null) {
    const row = { key_hash: keyHash, member_id: id, created_at: now };
    await sql.insertInto('registration').values(row).execute();
  }
  if (identity !== null) {
    const row = { provider: identity.channel, subject: identity.subject, member_id: id };
    await sql.insertInto('social_identity').values(row).execute();
  }
  return id;
}
