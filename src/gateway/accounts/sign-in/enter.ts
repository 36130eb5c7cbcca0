import type { WireReplyOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import type { Matched } from '../password/check-password.ts';
import type { MemberRow } from '../find-member.ts';
import { hasModule } from '../../system/system.ts';

/** Remembers where a member has signed in from. */
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

/** Refusal `login_blocked_by_self_exclusion` for who has asked for a break. */
export function checkExclusion(member: MemberRow): void {
  if (member.self_excluded) throw new Refusal(200, 'login_blocked_by_self_exclusion');
}

/**
 * Begins a session and says how it stands with the account. With `by`, a password was used: a default one, one that
 * was mailed and, where the operator insists, an expired one leave a session that is good for changing it only.
 */
export async function enter(
  context: RequestContext,
  member: MemberRow,
  by: Matched | null,
): Promise<WireReplyOf<typeof signIn>> {
  const defaultPassword = by !== null && (member.default_password || by === 'mailed');
  const expired = member.password_expired && hasModule(context, 'PWDEXPFORCECHANGE3');
  const mustChangePassword = defaultPassword || (by !== null && expired);
  await noteNetwork(context, member.id);
  return {
    token: await context.sessions.begin(member.id, { mustChangePassword }),
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.first_time_login,
    passwordExpired: member.password_expired,
    defaultPassword,
  };
}
