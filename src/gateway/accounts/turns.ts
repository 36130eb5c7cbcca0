import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';

/** Runs works of one key one after the other. Works of different keys run at the same time. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Turns of this process. A work that fails ends its turn. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

/** The turn of a gateway that has died ends after this time, and so does the wait for a turn. In milliseconds. */
const longestMs = 10_000;

/** Shortest and longest pause before a gateway asks for a turn again, in milliseconds. */
const pauses = [10, 40] as const;

/** Takes the turn of a row with a number that no other gateway has. False while another gateway has it. */
async function take(sql: Sql, key: string, number: number, now: number): Promise<boolean> {
  const turn = { count: number, expires_at: now + longestMs };
  const row = await sql
    .insertInto('attempt')
    .values({ key, ...turn })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet(turn)
        .where(raw<boolean>`attempt.expires_at <= ${now}`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns of all gateways on a store: a row of `attempt` says that one has the turn. No connection waits for it. A work that has
 * waited for ten seconds runs without its turn, so turns make nothing safe: works of a key that run at once must be correct.
 */
export function createSharedTurns(sql: Sql, clock: Clock): InTurn {
  const inOwnTurn = createTurns();

  async function wait(key: string, number: number): Promise<void> {
    const until = performance.now() + longestMs;
    while (!(await take(sql, key, number, clock.now())) && performance.now() < until) {
      await sleep(randomInt(...pauses));
    }
  }

  async function end(key: string, number: number): Promise<void> {
    await sql.deleteFrom('attempt').where('key', '=', key).where('count', '=', number).execute();
  }

  return (key, work) =>
    inOwnTurn(key, async () => {
      const turn = `turn ${key}`;
      const number = randomInt(2 ** 31);
      await wait(turn, number);
      try {
        return await work();
      } finally {
        // The result counts. The turn ends by itself when the store is away.
        await end(turn, number).catch(() => undefined);
      }
    });
}
