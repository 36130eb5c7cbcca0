import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import { anyLane, post } from '../../ledger/ledger.ts';

/** The rebate of an agent for a day and a category. */
interface AgentRebate {
  /** Agent, day and category: it is paid once. */
  readonly id: string;
  readonly agentId: string;
  readonly amount: Centavos;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Pays the main wallet of an agent from the house. Call inside the transaction that notes it as paid. */
export async function postAgentRebate(
  sql: Sql,
  { id, agentId, amount, at }: AgentRebate,
): Promise<void> {
  await post(sql, {
    key: `agentRebate:${id}`,
    kind: 'rebate',
    code: 'agent_rebate',
    at,
    postings: [
      { account: anyLane('house'), amount: -amount },
      { account: agentId, amount },
    ],
    cause: { table: 'agent_rebate', id },
    actor: 'job',
  });
}
