import type { AccountType } from '#contract/model/member.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request-context.ts';

const agentTypes: ReadonlySet<AccountType> = new Set([1, 2, 41, 42]);

/** The signed-in agent. Refusal `agent_only` for everybody else. */
export function requireAgent({ member }: Pick<RequestContext, 'member'>) {
  if (!agentTypes.has(member.type)) throw new Refusal(200, 'agent_only');
  return member;
}
