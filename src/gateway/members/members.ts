import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { mobileDigits } from '#protocol/mobile-number.ts';
import type { AccountType } from '#protocol/model/member.ts';
import { addExclusion } from '../exclusions/exclusions.ts';
import { openWallet } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { usernameKey } from '../username-key.ts';

/** A member to add. Amounts in centavos, times in epoch milliseconds. */
interface NewMember {
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
  /** Code that new members enter when this member has invited them. */
  readonly referralCode: string | null;
  readonly referrerId: string | null;
  readonly selfExcluded: boolean;
  /** The end of the self-exclusion. For good by default. */
  readonly excludedUntil?: number | null;
  /** The contacts are verified. False by default. */
  readonly mobileVerified?: boolean;
  readonly emailVerified?: boolean;
  /** Hash of the withdrawal password. None by default. */
  readonly withdrawalPasswordHash?: string | null;
  /** Rebate from the upline, in hundredths of a percent. 0 by default. */
  readonly rebateRate?: number;
  /** Fields of the registration form that have no column, by field name. */
  readonly profile: Readonly<Record<string, string>>;
}

function row(id: string, member: NewMember, now: number) {
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
    rebate_rate: member.rebateRate ?? 0,
    language: null,
    registered_at: member.registeredAt,
    first_time_login: member.firstTimeLogin,
    password_expired: member.passwordExpired,
    default_password: member.defaultPassword,
    always_second_step: member.alwaysSecondStep,
    totp_secret: null,
    referral_code: member.referralCode,
    referrer_id: member.referrerId,
    mobile_verified_at: member.mobile !== null && member.mobileVerified ? now : null,
    email_verified_at: member.email !== null && member.emailVerified ? now : null,
    profile: JSON.stringify(member.profile),
  };
}

/** Enters a new member in the teams of the upline and of all agents above it. Call inside the transaction that adds the member. */
async function enterTeams(sql: Sql, memberId: string, uplineId: string): Promise<void> {
  await sql
    .insertInto('member_ancestor')
    .columns(['ancestor_id', 'member_id', 'depth'])
    .expression((of) =>
      of
        .selectFrom('member_ancestor')
        .select([
          'ancestor_id',
          raw<string>`${memberId}::uuid`.as('member_id'),
          raw<number>`depth + 1`.as('depth'),
        ])
        .where('member_id', '=', uplineId),
    )
    .execute();
  await sql
    .insertInto('member_ancestor')
    .values({ ancestor_id: uplineId, member_id: memberId, depth: 1 })
    .execute();
}

/** Adds a member with a wallet to the teams above, and returns the id. Call inside a transaction. */
export async function addMember(sql: Sql, member: NewMember, now: number): Promise<string> {
  const id = uuid();
  await sql
    .insertInto('member')
    .values(row(id, member, now))
    .execute();
  // Trial accounts are in no team: their money is apart from the books.
  if (member.uplineId !== null && member.type !== 4) await enterTeams(sql, id, member.uplineId);
  if (member.withdrawalPasswordHash) {
    const password = { member_id: id, password_hash: member.withdrawalPasswordHash };
    await sql
      .insertInto('withdrawal_password')
      .values({ ...password, changed_at: now })
      .execute();
  }
  const { type, balanceCentavos: balance } = member;
  await openWallet(sql, { memberId: id, isTrial: type === 4, balance }, now);
  if (member.selfExcluded) {
    const { excludedUntil: endsAt = null } = member;
    const from = Math.min(now, (endsAt ?? Infinity) - 1);
    await addExclusion(sql, { memberId: id, kind: 'selfExclusion', endsAt }, from);
  }
  return id;
}
