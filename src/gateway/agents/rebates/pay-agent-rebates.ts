import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../../events/events.ts';
import type { Database, Sql } from '../../store/database.ts';
import { anyLane, post } from '../../ledger/ledger.ts';
import { closeNextDay, openDay } from './close-day.ts';

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

/** Pays one rebate that is recorded and not paid. False when there is none. */
async function payNext(sql: Sql, now: number): Promise<boolean> {
  const rebate = await sql
    .selectFrom('agent_rebate')
    .select(['agent_id', 'day', 'category', 'amount'])
    .where('paid_at', 'is', null)
    .orderBy('day')
    .orderBy('agent_id')
    .orderBy('category')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!rebate) return false;
  const { agent_id: agentId, day, category, amount } = rebate;
  const id = `${agentId}:${day}:${category}`;
  await postAgentRebate(sql, { id, agentId, amount, at: now });
  await sql
    .updateTable('agent_rebate')
    .set({ paid_at: now })
    .where('agent_id', '=', agentId)
    .where('day', '=', day)
    .where('category', '=', category)
    .execute();
  const cause = { table: 'agent_rebate', id };
  const values = { amount };
  await recordEvent(sql, { memberId: agentId, kind: 'balanceChanged', cause, values }, now);
  return true;
}

/**
 * The job of the rebates of agents. For each day (+08:00) and category an agent gets the turnover of each member below, times
 * the difference between the own rebate and the rebate of the next below in the line of the member. Rebates of players count the
 * same turnover. All rates are the rates of the day. Run it after the daily sums. A transaction pays one rebate: a run that
 * was stopped goes on with the next, and several gateways share the work. `topRate` is the rebate of agents without an
 * upline, in hundredths of a percent.
 */
export async function payAgentRebates(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  topRate: number,
  now: number,
): Promise<void> {
  await openDay(sql, topRate, now);
  while (await transaction((within) => closeNextDay(within, now)));
  while (await transaction((within) => payNext(within, now)));
}
