import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { dayOf, monthOf } from '#protocol/model/market-day.ts';
import type { Sql } from '../store/database.ts';

/** The turnover of a member: of this month (+08:00), and since joining. */
export interface Turnover {
  readonly month: Centavos;
  readonly total: Centavos;
}

/** Reads the turnover of a member from the daily sums, with the entries that wait for the job. */
export async function readTurnover(sql: Sql, memberId: string, now: number): Promise<Turnover> {
  const firstDay = monthOf(dayOf(now));
  const { rows } = await raw<Turnover>`
    select coalesce(sum(turnover) filter (where day >= ${firstDay}), 0)::int8 as month,
      coalesce(sum(turnover), 0)::int8 as total
    from (
      select day, turnover from daily_sum where member_id = ${memberId}::uuid
      union all
      select ((created_at + 28800000) / 86400000)::int4, turnover
      from ledger_unsummed join ledger_entry on ledger_entry.id = entry_id
      where ledger_unsummed.member_id = ${memberId}::uuid and ledger_entry.member_id = ${memberId}::uuid
    ) as sums`.execute(sql);
  return rows[0] ?? { month: 0, total: 0 };
}

/** All levels from the lowest. */
export function readRanks(sql: Sql) {
  return sql.selectFrom('rank').selectAll().orderBy('sort').execute();
}

export type Rank = Awaited<ReturnType<typeof readRanks>>[number];

/** The conditions of a level that a turnover meets. A level has two conditions, and both are needed. */
export function metConditions(rank: Rank, { month, total }: Turnover): number {
  return Number(month >= rank.month_turnover) + Number(total >= rank.total_turnover);
}

/** Conditions of each level. */
export const conditionsOfRank = 2;

/** The highest level that a member has or whose conditions a turnover meets. A level is never lost. */
export function reachedRank(
  ranks: readonly Rank[],
  current: string | null,
  turnover: Turnover,
): Rank | null {
  const held = ranks.findIndex(({ id }) => id === current);
  const reached = ranks.findLastIndex((rank) => metConditions(rank, turnover) === conditionsOfRank);
  return ranks[Math.max(held, reached)] ?? null;
}
