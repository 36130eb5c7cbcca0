import type { WireReplyOf } from '#protocol/call.ts';
import type { signIn } from '#protocol/calls/sign-in.ts';
import type { LoginMethod } from '#protocol/model/security/login-record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import type { MatchedPassword } from '../password/check-password.ts';
import { recordLogin } from '../device-list/login-records.ts';
import { endDeviceKeys } from '../device-key/end-device-keys.ts';
import { recordDevice } from '../devices.ts';
import { endPushesOfFormerMembers } from '../../push/push.ts';
import { findExclusion, holdRegister, type RunningExclusion } from '../../exclusions/exclusions.ts';
import type { MemberRow } from '../find-member.ts';
import { refuseSuspended } from '../suspension/suspend-member.ts';
import { hasModule } from '../../system/system.ts';

/** Records the network of a sign-in as known for the member. */
export async function recordNetwork(
  { sql, ip, now }: Pick<RequestContext, 'sql' | 'ip' | 'now'>,
  memberId: string,
): Promise<void> {
  await sql
    .insertInto('known_network')
    .values({ member_id: memberId, network: networkKey(ip), seen_at: now })
    .onConflict((on) => on.columns(['member_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** The refusal of a sign-in by kind of exclusion. */
const exclusionCodes = {
  timeOut: 'login_blocked_by_time_out',
  selfExclusion: 'login_blocked_by_self_exclusion',
  closed: 'login_blocked_by_closing',
} as const;

function refuseExcluded(
  { kind, ends_at, free_at }: RunningExclusion,
  { market, now }: Pick<RequestContext, 'market' | 'now'>,
): Refusal {
  const mayReturn =
    kind === 'selfExclusion' && ends_at !== null && ends_at <= now && free_at === null;
  const signInFromDate = kind === 'selfExclusion' ? free_at : null;
  const { timeOutHours, selfExclusionMonths } = market;
  return new Refusal(200, exclusionCodes[kind], {
    value: { endDate: ends_at, signInFromDate, mayReturn, timeOutHours, selfExclusionMonths },
  });
}

/**
 * The exclusion of a member that holds. A register begins one now for a member whom it lists: the imported one, or the one that is
 * asked.
 */
async function exclusionOf({ sql, transaction, register, now }: RequestContext, memberId: string) {
  const held = await findExclusion(sql, memberId, now);
  if (held !== null) return held;
  if (await register.lists(sql, memberId)) {
    await transaction(async (within) => {
      await holdRegister(within);
      await register.exclude(within, memberId);
    });
  } else if (!(await register.askAboutMember(memberId))) return null;
  return findExclusion(sql, memberId, now);
}

/**
 * Refuses a member who is excluded, with the code of the kind and the value `exclusionEnd`, and one whom the upline
 * or the operator has suspended (`account_suspended`). Ends their keys of devices.
 */
export async function checkExclusion(
  context: RequestContext,
  member: MemberRow,
  method: LoginMethod,
): Promise<void> {
  const { transaction, now } = context;
  const exclusion = await exclusionOf(context, member.id);
  if (exclusion === null && member.suspended_at === null) return;
  await transaction((within) => endDeviceKeys(within, member.id, now));
  await recordLogin(context, { memberId: member.id, method, outcome: 'refused' });
  if (exclusion !== null) throw refuseExcluded(exclusion, context);
  throw await refuseSuspended(context.sql, member.id);
}

/** The way in which a member has signed in. */
interface SignInWay {
  /** Null for a sign-in without a password. */
  readonly matched: MatchedPassword | null;
  /** Null leaves no login record, for trial accounts. */
  readonly method: LoginMethod | null;
}

/**
 * Begins a session, records it and returns the reply of sign-in. After a default
 * or mailed password, and an expired one when its module is on, the session may only change the password and sign out.
 */
export async function beginSession(
  context: RequestContext,
  member: MemberRow,
  { matched, method }: SignInWay,
): Promise<WireReplyOf<typeof signIn>> {
  const defaultPassword = matched !== null && (member.default_password || matched === 'mailed');
  const expired = member.password_expired && hasModule(context, 'PWDEXPFORCECHANGE3');
  const mustChangePassword = defaultPassword || (matched !== null && expired);
  await recordNetwork(context, member.id);
  const deviceId = await recordDevice(context, member.id);
  await endPushesOfFormerMembers(context.sql, deviceId);
  if (method !== null) {
    await recordLogin(context, { memberId: member.id, method, outcome: 'success' });
  }
  return {
    token: await context.sessions.begin(member.id, {
      mustChangePassword,
      deviceId,
      network: networkKey(context.ip),
    }),
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.first_time_login,
    passwordExpired: member.password_expired,
    defaultPassword,
  };
}
