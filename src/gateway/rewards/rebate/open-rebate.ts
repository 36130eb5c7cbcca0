import type { Centavos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { readRanks, turnoverByCategory } from '../../records/records.ts';
import type { Sql } from '../../store/database.ts';

/** The rebate of one category. */
export interface RebateLine {
  readonly category: GameType;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Turnover without a rebate yet. */
  readonly turnover: Centavos;
  readonly amount: Centavos;
}

/** The part of an amount at a rate in hundredths of a percent, floored to the centavo. */
export function partOf(amount: Centavos, rate: number): Centavos {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** The level of a member. The lowest one for a member without a level. Null when there are no levels. */
export async function levelOf(sql: Sql, memberId: string) {
  const ranks = await readRanks(sql);
  const member = sql.selectFrom('member').select('rank_id').where('id', '=', memberId);
  const { rank_id: id } = await member.executeTakeFirstOrThrow();
  return ranks.find((rank) => rank.id === id) ?? ranks[0] ?? null;
}

/** The turnover that claims have paid a rebate for, by category. */
async function rebatedTurnover(sql: Sql, memberId: string): Promise<Map<string, Centavos>> {
  const rows = await sql
    .selectFrom('rebate_line')
    .innerJoin('rebate_claim', 'rebate_claim.id', 'claim_id')
    .select((of) => ['category' as const, of.fn.sum<number>('turnover').as('turnover')])
    .where('member_id', '=', memberId)
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, turnover }) => [category, Number(turnover)]));
}

/**
 * The rebate of a member that is not claimed yet, by category, in the order of the rates. The turnover is all that the ledger
 * has, less that of earlier claims: a bet that is settled late counts in the next claim.
 */
export async function openRebate(sql: Sql, memberId: string): Promise<readonly RebateLine[]> {
  const level = await levelOf(sql, memberId);
  if (level === null) return [];
  const turnovers = await turnoverByCategory(sql, memberId);
  const rebated = await rebatedTurnover(sql, memberId);
  const rates = await sql
    .selectFrom('rebate_rate')
    .select(['category', 'rate'])
    .where('rank_id', '=', level.id)
    .orderBy('rate', 'desc')
    .orderBy('category')
    .execute();
  return rates.map(({ category, rate }) => {
    const sum = turnovers.get(category) ?? 0;
    const turnover = Math.max(0, sum - (rebated.get(category) ?? 0));
    return { category, rate, turnover, amount: partOf(turnover, rate) };
  });
}

/** The sum of the lines. */
export function sumOf(lines: readonly RebateLine[]): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
