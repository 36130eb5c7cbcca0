import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

/** Time of the newest row. */
export const newest = Date.UTC(2026, 0, 31);

const minute = 60_000;

/**
 * Gives a member many bets, one each `stepMs` back from `newest`, with their entries. Each bet costs 10 pesos; each
 * third pays 20. The rows are those that the ledger writes, in a few statements.
 */
export async function fillRecords(sql: Sql, memberId: string, rows: number): Promise<void> {
  const stepMs = Math.floor((29 * 24 * 60 * minute) / rows);
  const series = raw`generate_series(1, ${rows}) as n`;
  const at = raw`${newest}::int8 - n * ${stepMs}::int8`;
  await raw`insert into round (id, member_id, key, node_id, stake, payout, outcome, created_at, category, vendor, status,
      valid_bet, settled_at)
    select gen_random_uuid(), ${memberId}::uuid, 'many-' || n, 1, 1000, case when n % 3 = 0 then 2000 else 0 end, '{}',
      ${at}, 'RNG', 'V', case when n % 3 = 0 then 1 else 2 end, 1000, ${at}
    from ${series}`.execute(sql);
  await raw`insert into ledger_entry (id, key, kind, code, created_at, member_id, category, turnover, cause_table, cause_id,
      actor, order_no)
    select gen_random_uuid(), 'many-' || n, 'stake', 'betting', ${at}, ${memberId}::uuid, 'RNG', 0, 'round', '', 'member',
      'many-' || n
    from ${series}`.execute(sql);
  await raw`insert into ledger_posting (entry_id, account_id, amount, balance, created_at, code)
    select id, ${memberId}, -1000, 0, created_at, case when created_at % 50 = 0 then 'deposit' else code end
    from ledger_entry where key like 'many-%'`.execute(sql);
  await raw`vacuum (analyze)`.execute(sql);
}
