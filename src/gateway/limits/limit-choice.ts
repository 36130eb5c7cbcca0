import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';

/** The times at which the members of a market are asked for a limit of deposits. */
export interface ChoiceRules {
  /** A new member is asked after the registration, too. */
  readonly atRegistration: boolean;
  /** A member can put the question off, or makes no first deposit without an answer. */
  readonly beforeDeposit: 'offered' | 'required';
}

/**
 * Returns whether a member has still to choose a limit of deposits, or none: nothing is chosen yet, and nothing was paid in. A
 * limit counts as the choice also when a host of an older release has set it.
 */
export async function awaitsChoice(sql: Sql, memberId: string): Promise<boolean> {
  const found = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('limit_chosen_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const limit = selectFrom('play_limit').select('member_id').where('kind', '=', 'deposit');
      return not(exists(limit.where('member_id', '=', memberId)));
    })
    .where(({ not, exists, selectFrom }) => {
      const deposit = selectFrom('deposit').select('id').where('state', '=', 'paid');
      return not(exists(deposit.where('member_id', '=', memberId)));
    })
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps the time of the first choice. Returns true for the first one. */
export async function recordChoice(sql: Sql, memberId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('member')
    .set({ limit_chosen_at: now })
    .where('id', '=', memberId)
    .where('limit_chosen_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refusal `limit_choice_required` for a first deposit before the choice, where the market asks for one. Call it while the member is locked. */
export async function requireChoice(
  sql: Sql,
  memberId: string,
  { beforeDeposit }: ChoiceRules,
): Promise<void> {
  if (beforeDeposit === 'offered') return;
  if (await awaitsChoice(sql, memberId)) throw new Refusal(200, 'limit_choice_required');
}
