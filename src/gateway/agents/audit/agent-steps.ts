import { v7 as uuid } from 'uuid';
import { toPesos } from '#protocol/model/money.ts';
import type { AgentAction } from '#protocol/vocabulary/agent-action.ts';
import { shownName } from '../../mask-mobile.ts';
import type { Facts } from '../../audit/audit.ts';
import type { Sql } from '../../store/database.ts';
import { recordAgentAudit } from './agent-audit.ts';

/** A change that an agent makes. */
interface AgentStep {
  readonly agentId: string;
  /** The member that the change concerns. Null for a link. */
  readonly memberId: string | null;
  readonly action: AgentAction;
  readonly words?: string;
  /** Rebates in hundredths of a percent, amounts in centavos. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The values of a step as the audit has them: pesos for a transfer, else percent. */
function factsOf({ action, from = null, to = null }: AgentStep): Facts {
  if (action === 'transfer') return { amount: to === null ? null : toPesos(to) };
  const percent = (value: number | null) => (value === null ? null : value / 100);
  return { ...(from !== null && { from: percent(from) }), ...(to !== null && { to: percent(to) }) };
}

/**
 * Adds a row to the list of changes, and one to the audit, unless the member has registered by a link: the registration has its own
 * row there. Call in the transaction of the change.
 */
export async function recordAgentStep(sql: Sql, step: AgentStep): Promise<void> {
  const { agentId, memberId, action, words = '', from = null, to = null, at } = step;
  await sql
    .insertInto('agent_step')
    .values({
      id: uuid(),
      agent_id: agentId,
      member_id: memberId,
      action,
      words,
      from_value: from,
      to_value: to,
      at,
    })
    .execute();
  if (action === 'registered') return;
  await recordAgentAudit(sql, { agentId, memberId, action, facts: factsOf(step), at });
}

function selectSteps(sql: Sql) {
  return sql
    .selectFrom('agent_step')
    .innerJoin('member as agent', 'agent.id', 'agent_step.agent_id')
    .leftJoin('member', 'member.id', 'agent_step.member_id')
    .select(['agent_step.id', 'action', 'words', 'from_value', 'to_value', 'agent_step.at'])
    .select(['agent.username as agent', 'member.username'])
    .orderBy('agent_step.id', 'desc');
}

/** The changes of an agent, newest first, after the row `after` of the page before. */
export async function listOwnSteps(
  sql: Sql,
  agentId: string,
  { after, size }: { readonly after: string | undefined; readonly size: number },
) {
  const rows = await selectSteps(sql)
    .where('agent_step.agent_id', '=', agentId)
    .$if(after !== undefined, (rest) => rest.where('agent_step.id', '<', after ?? ''))
    .limit(size + 1)
    .execute();
  return {
    steps: rows.slice(0, size).map(({ username, ...row }) => ({
      ...row,
      account: username === null ? null : shownName(username),
    })),
    next: rows.length > size ? (rows[size - 1]?.id ?? null) : null,
  };
}

/** The last changes of all agents, newest first, for the operator. */
export function listAgentSteps(sql: Sql) {
  return selectSteps(sql).limit(100).execute();
}
