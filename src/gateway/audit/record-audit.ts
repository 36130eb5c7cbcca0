import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import { actingOperator } from './acting-operator.ts';
import type { AuditKind } from './audit-kinds.ts';

/** Further facts, masked as pages show them. Never passwords, codes, keys or whole account numbers: rows stay for ever. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** A change that the audit keeps. */
interface AuditedChange {
  /** Null when it concerns no single member. */
  readonly memberId: string | null;
  readonly actor: 'member' | 'operator' | 'job' | 'agent';
  readonly kind: AuditKind;
  readonly facts?: Facts;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Adds a change to the audit, with the name of the operator who makes it. Call in the transaction of the change. It locks nothing: a job adds the row to the chain. */
export async function recordAudit(
  sql: Sql,
  { memberId, actor, kind, facts = {}, at }: AuditedChange,
): Promise<void> {
  const operator = actor === 'operator' ? actingOperator() : null;
  const named = operator === null ? facts : { operator, ...facts };
  const row = { id: uuid(), at, member_id: memberId, actor, kind, facts: JSON.stringify(named) };
  await sql
    .with('added', (of) => of.insertInto('audit_event').values(row).returning('id'))
    .insertInto('audit_waiting')
    .columns(['event_id'])
    .expression((of) => of.selectFrom('added').select('id'))
    .execute();
}

/** The member who makes a change, and its time: the context of a call. */
interface OwnChange {
  readonly member: { readonly id: string };
  readonly now: number;
}

/** Adds a change that a member makes to the own account. Call in the transaction of the change. */
export async function recordOwnAudit(
  sql: Sql,
  { member, now }: OwnChange,
  kind: AuditKind,
  facts: Facts = {},
): Promise<void> {
  await recordAudit(sql, { memberId: member.id, actor: 'member', kind, facts, at: now });
}
