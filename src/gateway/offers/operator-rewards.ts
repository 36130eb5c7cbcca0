import type { Sql } from '../store/database.ts';
import { endReward } from './end-reward.ts';

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
