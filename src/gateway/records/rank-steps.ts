import { dayOf } from '#protocol/model/market-day.ts';
import type { Sql } from '../store/database.ts';

/** A member who gets another level. */
interface RankStep {
  readonly memberId: string;
  /** The level before. Null: the lowest one. */
  readonly before: string | null;
  readonly rank: string;
}

/**
 * Records since which day a member has a level: the day (+08:00) of `now`, all of it. The first step also records the level
 * before it, for all earlier days. Call it in the transaction that changes the level.
 */
export async function recordRankStep(
  sql: Sql,
  { memberId, before, rank }: RankStep,
  now: number,
): Promise<void> {
  const known = sql.selectFrom('rank_step').select('since_day').where('member_id', '=', memberId);
  const isFirst = (await known.limit(1).execute()).length === 0;
  if (isFirst && before !== null) {
    const first = { member_id: memberId, since_day: 0, rank_id: before };
    await sql.insertInto('rank_step').values(first).execute();
  }
  await sql
    .insertInto('rank_step')
    .values({ member_id: memberId, since_day: dayOf(now), rank_id: rank })
    .onConflict((on) => on.columns(['member_id', 'since_day']).doUpdateSet({ rank_id: rank }))
    .execute();
}
