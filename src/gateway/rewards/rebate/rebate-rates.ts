import type { GameType } from '#contract/vocabulary/category.ts';
import type { Sql } from '../../store/database.ts';

/** A rate of rebates. */
export interface RebateRate {
  readonly category: GameType;
  /** Id of a level. */
  readonly rank: string;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** Sets rates of rebates, and leaves the others as they are. */
export async function setRebateRates(sql: Sql, rates: readonly RebateRate[]): Promise<void> {
  for (const { category, rank, rate } of rates) {
    await sql
      .insertInto('rebate_rate')
      .values({ category, rank_id: rank, rate })
      .onConflict((on) => on.columns(['rank_id', 'category']).doUpdateSet({ rate }))
      .execute();
  }
}
