import { type DepositState, openDepositStates } from '#protocol/vocabulary/deposit-state.ts';
import type { Sql } from '../store/database.ts';
import type { DepositRow } from './move-deposit.ts';

/** The last deposit of a member that was paid; null before the first. */
export async function lastPaidOf(sql: Sql, memberId: string) {
  const row = await sql
    .selectFrom('deposit')
    .select(['channel', 'amount'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'paid')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The number of deposits of a member that were paid. */
export async function paidCountOf(sql: Sql, memberId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('deposit')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of the deposits of a member that are not finished, newest first. */
export async function openDepositsOf(sql: Sql, memberId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', openDepositStates)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

/** The part of the list of a member's deposits to read. */
export interface DepositFilter {
  readonly memberId: string;
  /** Empty for all. */
  readonly state: DepositState | '';
  readonly size: number;
  /** Id of the deposit before the first one. Absent: from the newest. */
  readonly after?: string | undefined;
}

/** The deposits of a member, newest first. Ids are ordered by the time of their creation. */
export function listDeposits(
  sql: Sql,
  { memberId, state, size, after }: DepositFilter,
): Promise<DepositRow[]> {
  return sql
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(state !== '', (deposits) => deposits.where('state', '=', state === '' ? 'paid' : state))
    .$if(after !== undefined, (deposits) => deposits.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}
