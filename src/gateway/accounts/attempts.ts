import { sql as raw } from 'kysely';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';

/** How often something may be done, and within what time. */
export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

export interface Attempts {
  /** Counts one more of each and gives how many there have been, this one included. */
  count(keys: readonly string[], withinMs: number): Promise<number[]>;
  /** Counts one more. Refusal `TOO_MANY_REQUEST` when that is too many. */
  allow(key: string, allowance: Allowance): Promise<void>;
  /** Takes one of each back: they turned out to be none. */
  takeBack(keys: readonly string[]): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Counts in the store: gateways that share it count together, and a restart forgets nothing. */
export function createAttempts(sql: Sql, clock: Clock): Attempts {
  async function count(keys: readonly string[], withinMs: number): Promise<number[]> {
    const now = clock.now();
    const over = raw<boolean>`attempt.expires_at <= ${now}`;
    const rows = await sql
      .insertInto('attempt')
      .values(keys.toSorted().map((key) => ({ key, count: 1, expires_at: now + withinMs })))
      .onConflict((on) =>
        on.column('key').doUpdateSet({
          count: raw`case when ${over} then 1 else attempt.count + 1 end`,
          expires_at: raw`case when ${over} then excluded.expires_at else attempt.expires_at end`,
        }),
      )
      .returning(['key', 'count'])
      .execute();
    const counts = new Map(rows.map((row) => [row.key, row.count]));
    return keys.map((key) => counts.get(key) ?? 0);
  }

  return {
    count,
    async allow(key, { most, withinMs }) {
      const [times = 0] = await count([key], withinMs);
      if (times > most) throw new Refusal(429, 'TOO_MANY_REQUEST');
    },
    async takeBack(keys) {
      const less = raw<number>`greatest(count - 1, 0)`;
      await sql.updateTable('attempt').set({ count: less }).where('key', 'in', keys).execute();
    },
    async forget(key) {
      await sql.deleteFrom('attempt').where('key', '=', key).execute();
    },
  };
}
