import type { AgentAction } from '#protocol/vocabulary/agent-action.ts';
import { type Facts, recordAudit } from '../../audit/audit.ts';
import type { Sql } from '../../store/database.ts';

/** Changes of contracts by agents, which the list of changes of an agent does not have. */
type ContractAction = 'contractOffered' | 'contractEndAsked' | 'contractRequestWithdrawn';

/** A change that an agent makes of a downline, for the audit. */
interface AuditedAgentChange {
  readonly agentId: string;
  /** Null for a link, which concerns nobody yet. */
  readonly memberId: string | null;
  readonly action: AgentAction | ContractAction;
  /** Further facts: rates in percent, amounts in pesos. No names: rows stay for ever. */
  readonly facts?: Facts;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Adds a change by an agent to the audit: agent and downline by their ids. Call it in the transaction of the change. */
export async function recordAgentAudit(
  sql: Sql,
  { agentId, memberId, action, facts, at }: AuditedAgentChange,
): Promise<void> {
  const named = { agent: agentId, action, ...facts };
  const about = { memberId: memberId ?? agentId, actor: 'agent', kind: 'agentChange' } as const;
  await recordAudit(sql, { ...about, facts: named, at });
}

interface ContractStep {
  readonly byId: string;
  /** The other side. Null: the merchant. */
  readonly otherId: string | null;
  readonly action: ContractAction;
  readonly facts: Facts;
}

/** Adds a step of a contract to the audit when the upline makes it. Call it in the transaction of the change. */
export async function recordContractAudit(
  sql: Sql,
  { byId, otherId, action, facts }: ContractStep,
  at: number,
): Promise<void> {
  if (otherId === null) return;
  const downline = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', otherId)
    .where('upline_id', '=', byId)
    .executeTakeFirst();
  if (downline === undefined) return;
  await recordAgentAudit(sql, { agentId: byId, memberId: otherId, action, facts, at });
}
