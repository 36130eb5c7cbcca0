import type { ExpressionBuilder, Selectable, UpdateObject } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { WithdrawalTable } from '../store/tables/money/withdrawal-tables.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

type Columns = UpdateObject<Schema, 'withdrawal', 'withdrawal'>;

/** A change of state of a withdrawal. */
export interface Move {
  readonly id: string;
  /** The states that it may have, tried in this order. */
  readonly from: readonly WithdrawalState[];
  readonly to: WithdrawalState;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason?: string;
  /** Money that the step moves. */
  readonly amount?: Centavos;
  /** Further columns. */
  readonly set?: (of: ExpressionBuilder<Schema, 'withdrawal'>) => Columns;
}

/**
 * Moves a withdrawal to another state and records the step. Returns the withdrawal as it is then, or null when it is in
 * none of the states `from`: nothing is changed then. Call inside a transaction.
 */
export async function moveWithdrawal(sql: Sql, move: Move): Promise<Withdrawal | null> {
  const { id, from, to, actor, at, reason = '', amount, set } = move;
  for (const state of from) {
    const moved = await sql
      .updateTable('withdrawal')
      .set((of) => ({ ...set?.(of), state: to, changed_at: at }))
      .where('id', '=', id)
      .where('state', '=', state)
      .returningAll()
      .executeTakeFirst();
    if (!moved) continue;
    const subject = { table: 'withdrawal', id } as const;
    const money = amount === undefined ? {} : { amount };
    await recordStep(sql, { subject, from: state, to, actor, at, reason, ...money });
    return moved;
  }
  return null;
}

/** Finds a withdrawal. Undefined when there is none. */
export function findWithdrawal(sql: Sql, id: string): Promise<Withdrawal | undefined> {
  return sql.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
}
