import type { AccountType } from '#protocol/model/member.ts';
import { Refusal } from '../http/refusal.ts';
import { requireModule, type Settings } from '../system/system.ts';

/** Types of accounts that are agents. */
export const agentTypes: ReadonlySet<AccountType> = new Set([1, 2, 41, 42]);

/** The signed-in agent. Refusal `agent_only` for everybody else. */
export function requireAgent<Member extends { readonly type: AccountType }>({
  member,
}: {
  readonly member: Member;
}): Member {
  if (!agentTypes.has(member.type)) throw new Refusal(200, 'agent_only');
  return member;
}

/**
 * The agent who asks for a report of the team, or for its export. Refusals `agent_only`, and `function.not.available`
 * while the module is off.
 */
export function requireReports<Member extends { readonly type: AccountType }>(context: {
  readonly member: Member;
  readonly settings: Settings;
}): Member {
  requireModule(context, 'AGENT3');
  return requireAgent(context);
}
