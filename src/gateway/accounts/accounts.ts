import { v7 as uuid } from 'uuid';
import { mobileDigits } from '#contract/mobile-number.ts';
import type { AccountType } from '#contract/model/member.ts';
import { openWallet } from '../money/money.ts';
import type { Sql } from '../store/database.ts';

export { hashPassword } from './password/passwords.ts';
export { sessionIdleMs, type SignedInMember } from './sessions.ts';

/** A member to add. Amounts in centavos, times in epoch milliseconds. */
export interface NewMember {
  readonly username: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly type: AccountType;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly realName: string;
  readonly level: string;
  readonly club: { readonly labelName: string; readonly type: string } | null;
  readonly uplineId: string | null;
  readonly registeredAt: number;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
  readonly alwaysSecondStep: boolean;
  readonly balanceCentavos: number;
  /** Base32. Null without an authenticator app. */
  readonly totpSecret: string | null;
  /** Code that new members enter when this member has invited them. */
  readonly referralCode: string | null;
  readonly referrerId: string | null;
  readonly selfExcluded: boolean;
  /** Fields of the registration form that have no column, by field name. */
  readonly profile: Readonly<Record<string, string>>;
}

/** The key that usernames are compared by. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

function row(id: string, member: NewMember) {
  return {
    id,
    username: member.username,
    username_key: usernameKey(member.username),
    nickname: member.nickname,
    mobile: member.mobile === null ? null : mobileDigits(member.mobile),
    email: member.email,
    real_name: member.realName,
    password_hash: member.passwordHash,
    type: member.type,
    level: member.level,
    club_name: member.club?.labelName ?? null,
    club_type: member.club?.type ?? null,
    upline_id: member.uplineId,
    language: null,
    registered_at: member.registeredAt,
    first_time_login: member.firstTimeLogin,
    password_expired: member.passwordExpired,
    default_password: member.defaultPassword,
    always_second_step: member.alwaysSecondStep,
    totp_secret: member.totpSecret,
    referral_code: member.referralCode,
    referrer_id: member.referrerId,
    self_excluded: member.selfExcluded,
    profile: JSON.stringify(member.profile),
  };
}

/** Adds a member with a wallet and returns the id. Call inside a transaction. */
export async function addMember(sql: Sql, member: NewMember, now: number): Promise<string> {
  const id = uuid();
  await sql.insertInto('member').values(row(id, member)).execute();
  await openWallet(sql, id, member.balanceCentavos, now);
  return id;
}
