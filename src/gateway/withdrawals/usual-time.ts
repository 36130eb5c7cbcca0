import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/** The number of withdrawals that the median is taken of. */
const sample = 100;

/** The median time from the request to the payment of the last paid withdrawals, in seconds. Null before there are any. */
export async function usualSeconds(sql: Sql): Promise<number | null> {
  const { rows } = await raw<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by paid_at - created_at) as median
    from (
      select paid_at, created_at from withdrawal where paid_at is not null order by paid_at desc limit ${sample}
    ) as last`.execute(sql);
  const median = rows[0]?.median ?? null;
  return median === null ? null : Math.round(Number(median) / 1000);
}
