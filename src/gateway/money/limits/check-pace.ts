import type { GameType } from '#protocol/vocabulary/category.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

/** A round that is about to begin. */
export interface PacedRound {
  readonly memberId: string;
  readonly category: GameType;
  /** The least time since the last bet of the member in the category, in milliseconds. */
  readonly leastMs: number;
}

/** Refusal `TOO_MANY_REQUEST` for a round before the least time since the last one. Call it while the purses are locked. */
export async function checkPace(
  sql: Sql,
  { memberId, category, leastMs }: PacedRound,
  now: number,
): Promise<void> {
  const last = await sql
    .selectFrom('round')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('category', '=', category)
    .where('created_at', '>', now - leastMs)
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined) throw new Refusal(429, 'TOO_MANY_REQUEST');
}
