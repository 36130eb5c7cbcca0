import { sql as raw } from 'kysely';
import type { Clock } from '../clock.ts';
import { networksOf } from '../http/network-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { createSharedTurns, createTurns, type InTurn } from './turns.ts';

/** At most `max` attempts within a window that begins with the first one. */
interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Attempts {
  /** Counts an attempt for each key and returns the number of attempts in the window of each, this one included. */
  count(keys: readonly string[], windowMs: number): Promise<number[]>;
  /** Counts an attempt. Refusal `TOO_MANY_REQUEST` above the limit. */
  consume(key: string, limit: AttemptLimit): Promise<void>;
  /**
   * Counts an attempt from an address in each of its networks (`networksOf`). `limit` is the limit of the narrowest one.
   * Refusal `TOO_MANY_REQUEST` above the limit of one; wider networks then do not count the attempt, so that one
   * subscriber does not use up the limit of the neighbours.
   */
  consumeFrom(action: string, ip: string, limit: AttemptLimit): Promise<void>;
  /** Refusal `TOO_MANY_REQUEST` when a limit of `consumeFrom` is used up. Counts nothing. */
  requireRoom(action: string, ip: string, limit: AttemptLimit): Promise<void>;
  /** Seconds until the windows of all these keys have ended. */
  secondsLeft(keys: readonly string[]): Promise<number>;
  /** Subtracts an attempt from each key. */
  undo(keys: readonly string[]): Promise<void>;
  /** Deletes all attempts of a key. */
  reset(key: string): Promise<void>;
  /**
   * Checks of a secret, one after the other by key, at all gateways on the store: an attempt counts as failed until its check
   * has ended, so that right ones at the same time would use up the limit.
   */
  readonly inTurn: InTurn;
}

/**
 * Checks a secret, in turn by key. A try counts as wrong until `check` has ended, and a right one forgets the wrong ones
 * before it: neither right tries at the same time nor right ones in a row use up the limit. Refusal `TOO_MANY_REQUEST`
 * above it.
 */
export function checkSecret<Result>(
  attempts: Pick<Attempts, 'inTurn' | 'consume' | 'reset'>,
  { key, limit }: { readonly key: string; readonly limit: AttemptLimit },
  check: () => Promise<Result>,
): Promise<Result> {
  return attempts.inTurn(key, async () => {
    await attempts.consume(key, limit);
    const result = await check();
    await attempts.reset(key);
    return result;
  });
}

/**
 * Counts attempts in the store, so that all gateways on it count together and a restart keeps the counts. `isShared`: there may
 * be several gateways on the store.
 */
export function createAttempts(sql: Sql, clock: Clock, isShared = false): Attempts {
  async function countAll(keys: readonly string[], windowMs: number) {
    const now = clock.now();
    const isOver = raw<boolean>`attempt.expires_at <= ${now}`;
    const rows = await sql
      .insertInto('attempt')
      .values(keys.toSorted().map((key) => ({ key, count: 1, expires_at: now + windowMs })))
      .onConflict((on) =>
        on.column('key').doUpdateSet({
          count: raw`case when ${isOver} then 1 else attempt.count + 1 end`,
          expires_at: raw`case when ${isOver} then excluded.expires_at else attempt.expires_at end`,
        }),
      )
      .returning(['key', 'count', 'expires_at'])
      .execute();
    return new Map(rows.map((row) => [row.key, row]));
  }

  async function count(keys: readonly string[], windowMs: number): Promise<number[]> {
    const rows = await countAll(keys, windowMs);
    return keys.map((key) => rows.get(key)?.count ?? 0);
  }

  const tooMany = (until: number) =>
    new Refusal(429, 'TOO_MANY_REQUEST', {
      retryAfterSeconds: Math.ceil((until - clock.now()) / 1_000),
    });

  async function undo(keys: readonly string[]): Promise<void> {
    const less = raw<number>`greatest(count - 1, 0)`;
    await sql.updateTable('attempt').set({ count: less }).where('key', 'in', keys).execute();
  }

  return {
    count,
    undo,
    inTurn: isShared ? createSharedTurns(sql, clock) : createTurns(),
    async consume(key, { max, windowMs }) {
      const row = (await countAll([key], windowMs)).get(key);
      if (row === undefined || row.count <= max) return;
      throw tooMany(row.expires_at);
    },
    async consumeFrom(action, ip, { max, windowMs }) {
      const networks = networksOf(ip).map(({ key, share }) => ({
        key: `${action} ${key}`,
        most: max * share,
      }));
      const rows = await countAll(
        networks.map(({ key }) => key),
        windowMs,
      );
      const full = networks.findIndex(({ key, most }) => (rows.get(key)?.count ?? 0) > most);
      if (full < 0) return;
      const wider = networks.slice(full + 1).map(({ key }) => key);
      if (wider.length > 0) await undo(wider);
      throw tooMany(rows.get(networks[full]?.key ?? '')?.expires_at ?? clock.now());
    },
    async requireRoom(action, ip, { max }) {
      const most = new Map(
        networksOf(ip).map(({ key, share }) => [`${action} ${key}`, max * share]),
      );
      const rows = await sql
        .selectFrom('attempt')
        .select(['key', 'count', 'expires_at'])
        .where('key', 'in', [...most.keys()])
        .where('expires_at', '>', clock.now())
        .execute();
      const full = rows.find(({ key, count: used }) => used >= (most.get(key) ?? 0));
      if (full !== undefined) throw tooMany(full.expires_at);
    },
    async secondsLeft(keys) {
      const rows = await sql
        .selectFrom('attempt')
        .select('expires_at')
        .where('key', 'in', keys)
        .execute();
      const ends = rows.map((row) => row.expires_at - clock.now());
      return Math.ceil(Math.max(0, ...ends) / 1_000);
    },
    async reset(key) {
      await sql.deleteFrom('attempt').where('key', '=', key).execute();
    },
  };
}
