import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { activeBonuses, lockBonuses } from './bonus-purse.ts';
import { endBonus } from './end-bonus.ts';

/**
 * Refuses what would lose an active bonus that the member has not agreed to lose: `bonus_unfinished` (value: `{ bonuses }`,
 * their ids). `givesUp` has the ids that the member agrees to.
 */
export async function checkBonuses(
  sql: Sql,
  memberId: string,
  givesUp: readonly string[] = [],
): Promise<void> {
  const active = await activeBonuses(sql, memberId);
  const kept = active.map(({ id }) => id).filter((id) => !givesUp.includes(id));
  if (kept.length > 0) throw new Refusal(200, 'bonus_unfinished', { value: { bonuses: kept } });
}

/**
 * Ends the active bonuses that a member who withdraws agrees to lose: their money is forfeited. One that was granted since the
 * check stays. Call inside a transaction.
 */
export async function forfeitBonuses(
  sql: Sql,
  { memberId, givesUp }: { readonly memberId: string; readonly givesUp: readonly string[] },
  at: number,
): Promise<void> {
  await lockBonuses(sql, memberId);
  for (const bonus of await activeBonuses(sql, memberId)) {
    if (!givesUp.includes(bonus.id)) continue;
    await endBonus(sql, bonus, { reason: 'withdrawal', actor: 'member', at });
  }
}
