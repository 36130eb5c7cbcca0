import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql as raw } from 'kysely';
import type { Schema } from './schema.ts';
import { isTimedOut } from './sql-state.ts';

type Sql = Kysely<Schema>;

/** Runs queries that change nothing. They may run on a replica, and a second time on the store. */
export type Read = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;

/** Milliseconds between two questions to a replica that lags, and the questions before the store is read instead. */
const pauseMs = 20;
const maxQuestions = 5;
/** Milliseconds for which a replica that failed is left alone. */
const restMs = 10_000;

async function writtenUntil(store: Sql): Promise<string> {
  const { rows } = await raw<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(
    store,
  );
  return rows[0]?.at ?? '';
}

/** Waits until the replica has all that the store had written at `position`. False when it lags for longer. */
async function hasCaughtUp(replica: Sql, position: string): Promise<boolean> {
  const question = raw<{ done: boolean | null }>`
    select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as done`;
  for (let asked = 1; ; asked += 1) {
    const { rows } = await question.execute(replica);
    if (rows[0]?.done === true) return true;
    if (asked === maxQuestions) return false;
    await sleep(pauseMs);
  }
}

/**
 * Reads from a replica when it has everything that was written before the question, so that nobody sees an older balance
 * than before. A replica that lags or fails costs nothing but time: the store is read. A query that takes too long is not repeated.
 */
export function readsOf(store: Sql, replica: Sql | null): Read {
  if (replica === null) return (work) => work(store);
  let restsUntil = 0;

  async function isUsable(sql: Sql): Promise<boolean> {
    if (Date.now() < restsUntil) return false;
    const position = await writtenUntil(store);
    try {
      return await hasCaughtUp(sql, position);
    } catch {
      restsUntil = Date.now() + restMs;
      return false;
    }
  }

  return async (work) => {
    if (!(await isUsable(replica))) return work(store);
    try {
      return await work(replica);
    } catch (error) {
      if (isTimedOut(error)) throw error;
      // A replica cancels queries that hold up its recovery, and its connections break. The store has the last word.
      return work(store);
    }
  };
}

/** Runs the queries of a report for a member. */
export type Report = <Result>(
  memberId: string,
  work: (sql: Sql) => Promise<Result>,
) => Promise<Result>;

/** Runs one report of a member at a time: the next one waits, so that one member does not take all connections. */
export function reportsOf(read: Read): Report {
  const last = new Map<string, Promise<unknown>>();
  return async (memberId, work) => {
    const run = () => read(work);
    const report = (last.get(memberId) ?? Promise.resolve()).then(run, run);
    last.set(memberId, report);
    try {
      return await report;
    } finally {
      if (last.get(memberId) === report) last.delete(memberId);
    }
  };
}
