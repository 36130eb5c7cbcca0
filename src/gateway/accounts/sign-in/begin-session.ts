import type { WireReplyOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import type { MatchedPassword } from '../password/check-password.ts';
import { recordDevice } from '../devices.ts';
import type { MemberRow } from '../find-member.ts';
import { hasModule } from '../../system/system.ts';

/** Records the network of a sign-in as known for the member. */
export async function noteNetwork(
  { sql, ip, now }: Pick<RequestContext, 'sql' | 'ip' | 'now'>,
  memberId: string,
): Promise<void> {
  await sql
    .insertInto('known_network')
    .values({ member_id: memberId, network: networkKey(ip), seen_at: now })
    .onConflict((on) => on.columns(['member_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Refusal `login_blocked_by_self_exclusion` for a member who has excluded themselves. */
export function checkExclusion(member: MemberRow): void {
  if (member.self_excluded) throw new Refusal(200, 'login_blocked_by_self_exclusion');
}

/**
 * Begins a session and returns the reply of sign-in. `matched` is null for a sign-in without a password. After a default
 * or mailed password, and an expired one when its module is on, the session may only change the password and sign out.
 */
export async function beginSession(
  context: RequestContext,
  member: MemberRow,
  matched: MatchedPassword | null,
): Promise<WireReplyOf<typeof signIn>> {
  const defaultPassword = matched !== null && (member.default_password || matched === 'mailed');
  const expired = member.password_expired && hasModule(context, 'PWDEXPFORCECHANGE3');
  const mustChangePassword = defaultPassword || (matched !== null && expired);
  await noteNetwork(context, member.id);
  const deviceId = await recordDevice(context, member.id);
  return {
    token: await context.sessions.begin(member.id, { mustChangePassword, deviceId }),
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.first_time_login,
    passwordExpired: member.password_expired,
    defaultPassword,
  };
}
