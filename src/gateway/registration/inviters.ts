import type { AccountType } from '#protocol/model/member.ts';
import { findLink, type LinkInvitation } from '../agents/agents.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';

const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

function findByCode(sql: Sql, code: string) {
  return sql
    .selectFrom('member')
    .select(['id', 'type', 'suspended_at'])
    .where('referral_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** The agent who has invited a new member. `link` is null for the agent's own code. */
export interface AgentInvitation {
  readonly agentId: string;
  readonly link: LinkInvitation | null;
}

/** The agent with an invitation code, or with the link of it; null for an empty code. Refusal `invitation_code_error`. */
export async function findAgent(sql: Sql, code: string): Promise<AgentInvitation | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member && agentTypes.includes(member.type) && member.suspended_at === null) {
    return { agentId: member.id, link: null };
  }
  const found = await findLink(sql, code);
  if (found !== null) {
    const { id: linkId, agent_id: agentId, type, rebate_rate: rebate } = found;
    return { agentId, link: { linkId, agentId, type, rebate } };
  }
  throw new Refusal(200, 'invitation_code_error', { value: { field: 'affiliateCode' } });
}

/** The id of the member with a referral code; null for an empty code. Refusal `referral_code_error`. */
export async function findReferrer(sql: Sql, code: string): Promise<string | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member) return member.id;
  throw new Refusal(200, 'referral_code_error', { value: { field: 'referralCode' } });
}
