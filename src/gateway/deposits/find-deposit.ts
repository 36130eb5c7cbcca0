import { isUuid } from '#protocol/uuid.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { DepositRow } from './move-deposit.ts';

/** A deposit of a member. Refusal `not_found`. */
export async function findDeposit(sql: Sql, memberId: string, id: string): Promise<DepositRow> {
  const row = await sql
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', isUuid(id) ? id : null)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** The number of a payment for a deposit. Null when another deposit of the provider has it: a number stands for one payment. */
export async function freeReference(
  sql: Sql,
  { id, provider }: Pick<DepositRow, 'id' | 'provider'>,
  reference: string,
): Promise<string | null> {
  const other = await sql
    .selectFrom('deposit')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other === undefined ? reference : null;
}

/** A deposit by its number, locked until the transaction ends. Null when there is none. */
export async function lockDeposit(sql: Sql, id: string): Promise<DepositRow | null> {
  const row = await sql
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
