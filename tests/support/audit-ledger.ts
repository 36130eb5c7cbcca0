import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

/** Checks a ledger: the sum of all balances, and the numbers of unbalanced entries, of accounts whose balance differs from their postings, and of negative balances. All must be 0. */
export async function auditLedger(sql: Sql) {
  const { rows } = await raw<{
    total: number;
    entries_off: number;
    accounts_off: number;
    debts: number;
  }>`
    select
      (select coalesce(sum(balance), 0)::int8 from ledger_account) as total,
      (select count(*) from (
        select from ledger_posting group by entry_id having sum(amount) <> 0) as off) as entries_off,
      (select count(*) from ledger_account where balance <> coalesce(
        (select sum(amount) from ledger_posting where account_id = id), 0)) as accounts_off,
      (select count(*) from ledger_account where kind in ('member', 'jackpot') and balance < 0) as debts
  `.execute(sql);
  return rows[0];
}

/** The result of `auditLedger` for a correct ledger. */
export const balancedLedger = { total: 0, entries_off: 0, accounts_off: 0, debts: 0 };

/** The keys among `reported` that are not exactly once in the ledger, with the money of their round. */
export async function lostRounds(sql: Sql, reported: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ key: string }>`
    select round.key from round
    join ledger_entry on ledger_entry.key = 'round:' || member_id || ':' || round.key
    join ledger_posting on entry_id = ledger_entry.id and account_id = member_id::text
      and amount = payout - stake
    union all
    select round.key from round where payout = stake`.execute(sql);
  const stored = rows.map(({ key }) => key);
  return reported.filter((key) => stored.filter((one) => one === key).length !== 1);
}
