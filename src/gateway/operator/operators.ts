import { v7 as uuid } from 'uuid';
import { recordAudit } from '../audit/audit.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import type { Sql } from '../store/database.ts';
import type { OperatorRole } from './access.ts';
import { ownerName } from './authenticate.ts';
import { BadRequest } from './read-body.ts';

/** All operators with a row, in the order of their names. The hashes of their tokens stay in the store. */
export function listOperators(sql: Sql) {
  return sql
    .selectFrom('console_operator')
    .select(['id', 'name', 'role', 'created_at as createdAt', 'disabled_at as disabledAt'])
    .orderBy('name_key')
    .execute();
}

/** Adds an operator, and returns the token, which the store does not keep. Call in a transaction. */
export async function addOperator(
  sql: Sql,
  { name, role }: { readonly name: string; readonly role: OperatorRole },
  at: number,
): Promise<string> {
  const key = name.toLowerCase();
  const same = sql.selectFrom('console_operator').select('id').where('name_key', '=', key);
  if (key === ownerName || (await same.executeTakeFirst()) !== undefined) {
    throw new BadRequest('name: There is an operator with this name');
  }
  const token = randomToken();
  await sql
    .insertInto('console_operator')
    .values({
      id: uuid(),
      name,
      name_key: key,
      role,
      token_hash: hashToken(token),
      created_at: at,
      disabled_at: null,
    })
    .execute();
  const facts = { of: name, to: role };
  await recordAudit(sql, { memberId: null, actor: 'operator', kind: 'operatorAdded', facts, at });
  return token;
}

/** The operator with an id, who may work. The row is locked. Throws a BadRequest for nobody. */
async function lockOperator(sql: Sql, id: string) {
  const found = await sql
    .selectFrom('console_operator')
    .select(['name', 'role'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new BadRequest('There is no such operator, or no more');
  return found;
}

/** Gives an operator another role, from the next request on. Returns false when it is the same one. Call in a transaction. */
export async function changeRole(
  sql: Sql,
  { id, role }: { readonly id: string; readonly role: OperatorRole },
  at: number,
): Promise<boolean> {
  const { name, role: from } = await lockOperator(sql, id);
  if (from === role) return false;
  await sql.updateTable('console_operator').set({ role }).where('id', '=', id).execute();
  const change = { kind: 'operatorRoleChanged', facts: { of: name, from, to: role } } as const;
  await recordAudit(sql, { memberId: null, actor: 'operator', ...change, at });
  return true;
}

/** Refuses an operator from the next request on, for good: the name stays taken. Call in a transaction. */
export async function disableOperator(sql: Sql, id: string, at: number): Promise<void> {
  const { name } = await lockOperator(sql, id);
  const set = { disabled_at: at };
  await sql.updateTable('console_operator').set(set).where('id', '=', id).execute();
  const change = { kind: 'operatorDisabled', facts: { of: name } } as const;
  await recordAudit(sql, { memberId: null, actor: 'operator', ...change, at });
}

/** Replaces the token of an operator, and returns the new one. The old one ends at once. Call in a transaction. */
export async function renewToken(sql: Sql, id: string, at: number) {
  const { name } = await lockOperator(sql, id);
  const token = randomToken();
  const set = { token_hash: hashToken(token) };
  await sql.updateTable('console_operator').set(set).where('id', '=', id).execute();
  const change = { kind: 'operatorTokenRenewed', facts: { of: name } } as const;
  await recordAudit(sql, { memberId: null, actor: 'operator', ...change, at });
  return { name, token };
}
