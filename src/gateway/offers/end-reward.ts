import type { Selectable } from 'kysely';
import type { RewardState } from '#protocol/vocabulary/reward-state.ts';
import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import type { RewardTable } from '../store/tables/money/reward-tables.ts';

export type Reward = Selectable<RewardTable>;

/**
 * Moves an offered reward to its last state, and records the step. False when it was not offered any more: nothing happens
 * then. Call inside a transaction.
 */
export async function endReward(
  sql: Sql,
  { id, kind, amount }: Pick<Reward, 'id' | 'kind' | 'amount'>,
  { to, actor, at }: { to: Exclude<RewardState, 'offered'>; actor: Actor; at: number },
): Promise<boolean> {
  const ended = await sql
    .updateTable('reward')
    .set({ state: to, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  const subject = { table: 'reward', id } as const;
  const moved = to === 'claimed' && kind === 'cash' ? { amount } : {};
  await recordStep(sql, { subject, from: 'offered', to, actor, at, ...moved });
  return true;
}
