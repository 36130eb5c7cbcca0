import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

/**
 * Checks a points ledger: the sum of all balances, and the numbers of unbalanced entries, of accounts whose balance differs
 * from their postings, and of members with a negative balance. All must be 0.
 */
export async function auditPoints(sql: Sql) {
  const { rows } = await raw<Record<keyof typeof balancedPoints, number>>`
    select
      (select coalesce(sum(balance), 0)::int8 from point_account) as total,
      (select count(*) from (
        select from point_posting group by entry_id having sum(amount) <> 0) as off) as entries_off,
      (select count(*) from point_account where balance <> coalesce(
        (select sum(amount) from point_posting where account_id = id), 0)) as accounts_off,
      (select count(*) from point_account where kind = 'member' and balance < 0) as debts
  `.execute(sql);
  return rows[0];
}

/** The result of `auditPoints` for a correct ledger. */
export const balancedPoints = { total: 0, entries_off: 0, accounts_off: 0, debts: 0 };
