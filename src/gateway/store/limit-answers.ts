import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Waits for an answer, and calls `giveUp` when none has come for `limitMs`. */
async function waitFor<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
  giveUp: () => void,
): Promise<Answer> {
  let isHere = false;
  // The answer may have arrived while this process was busy: it is read before the next immediate.
  const timer = setTimeout(() => setImmediate(() => !isHere && giveUp()), limitMs);
  try {
    return await answer;
  } finally {
    isHere = true;
    clearTimeout(timer);
  }
}

function limitClient(client: pg.PoolClient, limitMs: number): PostgresPoolClient {
  const connection: PostgresPoolClient = client;
  let silence: Error | null = null;

  function giveUp(): void {
    silence = new Error(`The database has not answered for ${limitMs / 1000} s`);
    // Closes the connection and takes it out of the pool. Its statement fails.
    client.release(silence);
  }

  async function ask<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (silence !== null) throw silence;
    try {
      return await waitFor(connection.query<Row>(statement, parameters), limitMs, giveUp);
    } catch (error) {
      throw silence ?? error;
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new TypeError('The store has no cursors');
    return ask<Row>(asked, values);
  }

  return { query, release: () => silence === null && client.release() };
}

/**
 * A pool that waits at most `limitMs` for the answer of a statement. The connection of a silent server is closed, as if it were
 * lost: it does not go back into the pool in the middle of a transaction, and all later statements on it fail. Nobody knows then
 * if the statement was done, so the error has no SQLSTATE and nothing runs again by itself: the caller repeats the request with
 * its idempotency key.
 */
export function limitAnswers(pool: pg.Pool, limitMs: number): PostgresPool {
  return {
    connect: async () => limitClient(await pool.connect(), limitMs),
    end: () => pool.end(),
  };
}
