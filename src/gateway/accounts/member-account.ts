import { v7 as uuid } from 'uuid';
import { mobileDigits } from '#contract/mobile-number.ts';
import type { AccountType } from '#contract/model/member.ts';
import { cashAccount, post } from '../money/ledger.ts';
import type { Sql } from '../store/database.ts';

/** A member to be: everything but the id. Amounts in centavos, times in epoch milliseconds. */
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
  /** Base32; null without an authenticator app. */
  readonly totpSecret: string | null;
  /** What newcomers name when this member has invited them. */
  readonly referralCode: string | null;
  readonly referrerId: string | null;
  readonly selfExcluded: boolean;
  /** What else was told when registering, by field. */
  readonly profile: Readonly<Record<string, string>>;
}

/** How names are compared. */
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

/** Enters a member and the wallet that belongs to it, funded through the ledger, and gives the id. To be called in a transaction. */
export async function addMember(sql: Sql, member: NewMember, now: number): Promise<string> {
  const id = uuid();
  await sql.insertInto('member').values(row(id, member)).execute();
  await sql.insertInto('ledger_account').values({ id, kind: 'member', balance: 0 }).execute();
  if (member.balanceCentavos > 0) {
    const amount = member.balanceCentavos;
    const postings = [
      { account: cashAccount, amount: -amount },
      { account: id, amount },
    ];
    await post(sql, { key: `opening:${id}`, kind: 'opening', at: now, postings });
  }
  return id;
}
