import type { Database, Sql } from '../store/database.ts';
import { lockBonuses } from './bonus-purse.ts';
import { endBonus } from './end-bonus.ts';

const batch = 100;

function dueBonuses(sql: Sql, now: number) {
  return sql
    .selectFrom('bonus')
    .select(['id', 'member_id'])
    .where('state', 'in', ['offered', 'active'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
}

async function expire(sql: Sql, due: { id: string; member_id: string }, now: number) {
  await lockBonuses(sql, due.member_id);
  const bonus = await sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', due.id)
    .where('state', 'in', ['offered', 'active'])
    .executeTakeFirst();
  if (bonus) await endBonus(sql, bonus, { reason: 'timeOver', actor: 'job', at: now });
}

/** Ends the bonuses whose time is over, at most 100 of them, each in a transaction of its own. */
export async function expireBonuses(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<void> {
  for (const due of await dueBonuses(sql, now)) {
    await transaction((within) => expire(within, due, now));
  }
}
