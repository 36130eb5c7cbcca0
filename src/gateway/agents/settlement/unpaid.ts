import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';

/** The payments of contracts that wait for the balance of an agent who owes them, and their sum. */
export function unpaidOf(
  sql: Sql,
  agentId: string,
): Promise<{ readonly count: number; readonly amount: Centavos }> {
  return sql
    .selectFrom('contract_payment')
    .select([
      raw<number>`count(*)::int4`.as('count'),
      raw<number>`coalesce(sum(amount), 0)::int8`.as('amount'),
    ])
    .where('upline_id', '=', agentId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
}
