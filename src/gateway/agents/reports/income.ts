import { sql as raw } from 'kysely';
import { startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import { incomeCodes } from './profit-codes.ts';
import type { ReportDays } from './team-scope.ts';

/** Income of an agent from one source. */
export interface Income {
  readonly code: (typeof incomeCodes)[number];
  readonly income: Centavos;
  /** The sum that the agent has paid to downlines, from 0. */
  readonly outgo: Centavos;
}

/** Income and payments of an agent by source, from the entries of the main wallet. Sources without entries have 0. */
export async function readIncome(
  sql: Sql,
  agentId: string,
  { from, to }: ReportDays,
): Promise<readonly Income[]> {
  const rows = await sql
    .selectFrom('ledger_posting')
    .select('code')
    .select([
      raw<number>`coalesce(sum(amount) filter (where amount > 0), 0)::int8`.as('income'),
      raw<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::int8`.as('outgo'),
    ])
    .where('account_id', '=', agentId)
    .where('code', 'in', incomeCodes)
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', startOfDay(to))
    .groupBy('code')
    .execute();
  return incomeCodes.map((code) => {
    const row = rows.find((one) => one.code === code);
    return { code, income: row?.income ?? 0, outgo: row?.outgo ?? 0 };
  });
}
