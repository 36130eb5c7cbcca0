import { sql as raw } from 'kysely';
import type { DownlineType } from '#protocol/model/agents/agent-member.ts';
import type { Sql } from '../../store/database.ts';
import type { Settings } from '../../system/system.ts';
import { recordAgentStep } from '../audit/agent-steps.ts';
import { lockMembers, ownRebate } from '../downlines/rebates.ts';

/** The link that a new member came by. */
export interface LinkInvitation {
  readonly linkId: string;
  readonly agentId: string;
  readonly type: DownlineType;
  /** Hundredths of a percent. */
  readonly rebate: number;
}

/** The rebate of a new member by a link: the link's rebate, and at most the agent's own now. Locks the agent. */
export async function rebateByLink(
  sql: Sql,
  { agentId, rebate }: LinkInvitation,
  settings: Pick<Settings, 'topAgentRebate'>,
): Promise<number> {
  await lockMembers(sql, [agentId]);
  return Math.min(rebate, await ownRebate(sql, agentId, settings));
}

/** Counts a registration by a link. Call in the transaction that adds the member. */
export async function countRegistration(
  sql: Sql,
  { linkId, agentId }: LinkInvitation,
  member: { readonly id: string; readonly rebate: number },
  now: number,
): Promise<void> {
  const { name } = await sql
    .updateTable('affiliate_link')
    .set({ registrations: raw`registrations + 1` })
    .where('id', '=', linkId)
    .returning('name')
    .executeTakeFirstOrThrow();
  const step = { action: 'registered', words: name, to: member.rebate, at: now } as const;
  await recordAgentStep(sql, { agentId, memberId: member.id, ...step });
}
