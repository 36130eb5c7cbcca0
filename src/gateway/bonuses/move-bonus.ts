import type { Updateable } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { BonusState } from '#protocol/vocabulary/bonus-state.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import type { Bonus } from './bonus-purse.ts';
import type { BonusTable } from '../store/tables/money/bonus-tables.ts';

/** A change of the state of a bonus. */
interface BonusMove {
  readonly to: BonusState;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason?: string;
  /** Money that the step moves. */
  readonly amount: Centavos;
  /** Further columns. */
  readonly set: Omit<Updateable<BonusTable>, 'id' | 'state'>;
}

/**
 * Moves a bonus to another state when it is still in the state of `bonus`, with its audit row and its event. Returns null
 * when another transaction was first. Call inside a transaction that holds the lock of the main wallet.
 */
export async function moveBonus(
  sql: Sql,
  bonus: Bonus,
  { to, actor, at, reason = '', amount, set }: BonusMove,
): Promise<Bonus | null> {
  const { id, member_id: memberId, state: from } = bonus;
  const moved = await sql
    .updateTable('bonus')
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) return null;
  const subject = { table: 'bonus', id } as const;
  await recordStep(sql, { subject, from, to, actor, at, reason, amount });
  const values = { amount, quiet: true };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause: subject, values }, at);
  return moved;
}
