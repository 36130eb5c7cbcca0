import { type Selectable, sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { actingOperator, recordAudit } from '../audit/audit.ts';
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

/** The columns that name the member of a row that the operator decides about. */
const memberColumns: Partial<Record<keyof Schema, string>> = {
  activity_application: 'member_id',
  bonus: 'member_id',
  deposit: 'member_id',
  invitation: 'referrer_id',
  member: 'id',
  redemption: 'member_id',
  reward: 'member_id',
  round: 'member_id',
  upline_transfer: 'from_id',
  withdrawal: 'member_id',
};

async function memberOf(sql: Sql, { table, id }: MoneyStep['subject']): Promise<string | null> {
  const column = memberColumns[table];
  if (column === undefined) return null;
  const { rows } = await raw<{ member: string }>`
    select ${raw.ref(column)} as member from ${raw.table(table)} where id = ${id}`.execute(sql);
  return rows[0]?.member ?? null;
}

/** Keeps a decision of the operator in the audit. Answers to feedback move no money. */
async function auditDecision(sql: Sql, step: MoneyStep): Promise<void> {
  const { subject, from, to, at, reason = '', amount = null } = step;
  if (step.actor !== 'operator' || subject.table === 'feedback') return;
  const pesos = amount === null ? null : toPesos(amount);
  const facts = { table: subject.table, id: subject.id, from, to, reason, amount: pesos };
  const memberId = await memberOf(sql, subject);
  await recordAudit(sql, { memberId, actor: 'operator', kind: 'moneyDecision', facts, at });
}

/** Adds a row to the history of a payment; a decision of the operator goes to the audit too. Call in the transaction that changes the state. */
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
      operator_name: actor === 'operator' ? actingOperator() : null,
    })
    .execute();
  await auditDecision(sql, step);
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
