import type { Sql } from '../store/database.ts';
import { type Bonus, lockBonuses } from './bonus-purse.ts';
import { endBonus, type Ending } from './end-bonus.ts';

/** A bonus to end before its time. */
interface EarlyEnd extends Ending {
  readonly memberId: string;
  readonly id: string;
}

/**
 * Ends an offered or active bonus of a member: its money is forfeited. Call inside a transaction. Returns it, or null when it
 * has ended before or belongs to another member.
 */
export async function giveUpBonus(
  sql: Sql,
  { memberId, id, ...ending }: EarlyEnd,
): Promise<Bonus | null> {
  await lockBonuses(sql, memberId);
  const bonus = await sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['offered', 'active'])
    .executeTakeFirst();
  return bonus ? endBonus(sql, bonus, ending) : null;
}
