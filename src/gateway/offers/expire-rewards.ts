import type { Database } from '../store/database.ts';
import { endReward } from './end-reward.ts';

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
