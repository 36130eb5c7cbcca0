import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../../store/database.ts';

/** A rate of rebates. */
interface RebateRate {
  readonly category: GameType;
  /** Id of a level. */
  readonly rank: string;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/**
 * Sets rates of rebates from a day (+08:00) on, and leaves the others as they are. The turnover of earlier days keeps its rate.
 */
export async function setRebateRates(
  sql: Sql,
  rates: readonly RebateRate[],
  sinceDay: number,
): Promise<void> {
  for (const { category, rank, rate } of rates) {
    await sql
      .insertInto('rebate_rate')
      .values({ category, rank_id: rank, since_day: sinceDay, rate })
      .onConflict((on) => on.columns(['rank_id', 'category', 'since_day']).doUpdateSet({ rate }))
      .execute();
  }
}
