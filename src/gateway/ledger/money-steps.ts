import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Actor, MoneyStepTable } from '../store/tables/money/money-tables.ts';

/** A change of state of a deposit, a withdrawal or a transfer. */
interface MoneyStep {
  /** The row that changes its state. */
  readonly subject: { readonly table: keyof Schema; readonly id: string };
  /** Null for the first state. */
  readonly from: string | null;
  readonly to: string;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Reason or reference, in the words of the actor. */
  readonly reason?: string;
  /** Money that the step moves. */
  readonly amount?: Centavos;
}

/** Adds an audit row. Call in the transaction that changes the state. */
export async function recordStep(sql: Sql, step: MoneyStep): Promise<void> {
  const { subject, from, to, actor, at, reason = '', amount = null } = step;
  await sql
    .insertInto('money_step')
    .values({
      id: uuid(),
      subject_table: subject.table,
      subject_id: subject.id,
      from_state: from,
      to_state: to,
      actor,
      at,
      reason,
      amount,
    })
    .execute();
}

/** The steps of a row, oldest first. */
export function stepsOf(sql: Sql, subjectId: string): Promise<Selectable<MoneyStepTable>[]> {
  return sql
    .selectFrom('money_step')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}
