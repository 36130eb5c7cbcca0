import type { Selectable } from 'kysely';
import type { RewardState } from '#protocol/vocabulary/reward-state.ts';
import type { Database, Sql } from '../store/database.ts';
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

/** Rewards that one run ends. */
const batch = 200;

/** Ends the offered rewards whose time is over, at most 200. Returns their number. */
export async function expireRewards(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const due = await sql
    .selectFrom('reward')
    .select(['id', 'kind', 'amount'])
    .where('state', '=', 'offered')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  const to = { to: 'expired', actor: 'job', at: now } as const;
  for (const reward of due) await transaction((within) => endReward(within, reward, to));
  return due.length;
}

/** The last rewards of all members, newest first, for the operator. */
export function listRewards(sql: Sql) {
  return sql
    .selectFrom('reward')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['reward.id', 'username', 'source', 'titles', 'kind', 'amount', 'state'])
    .select(['offered_at as offeredAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .orderBy('reward.id', 'desc')
    .limit(100)
    .execute();
}

/** Takes an offered reward back. False when it is not offered any more. Call inside a transaction. */
export async function cancelReward(sql: Sql, id: string, at: number): Promise<boolean> {
  const reward = await sql
    .selectFrom('reward')
    .select(['id', 'kind', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reward) return false;
  return endReward(sql, reward, { to: 'cancelled', actor: 'operator', at });
}
