import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { limitAnswers } from './limit-answers.ts';
import { sqlState } from './sql-state.ts';
import { StoreError } from './store-error.ts';

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return url;
  throw new StoreError(
    'The database address is not of the form postgres://user:password@host:5432/name.',
  );
}

function connectError(url: URL, error: unknown): StoreError {
  const place = `${url.hostname || 'localhost'}:${url.port || '5432'}`;
  const sentences: Record<string, string> = {
    '28P01': `The database at ${place} refuses the user name or the password of the address.`,
    '28000': `The database at ${place} refuses the user name or the password of the address.`,
    '3D000': `The database at ${place} has no database called ${url.pathname.slice(1)}: make it first.`,
  };
  const sentence =
    sentences[sqlState(error) ?? ''] ??
    `The database at ${place} cannot be reached: see that it runs and that the address is right.`;
  return new StoreError(sentence, { cause: error });
}

/** Connections of a pool, when the settings do not say otherwise. */
const defaultSize = 10;

/** Connections of a store for records and reports. They leave the connections of bets and payments alone. */
const readSize = 3;

/** A kind of pool, in milliseconds. */
interface PoolTimes {
  /** A query waits this long for a connection. */
  readonly waitMs: number;
  /** A statement runs this long. */
  readonly statementMs: number;
  /** A statement waits this long for a lock. 0: as long as it may run. */
  readonly lockMs: number;
}

const storeTimes: PoolTimes = { waitMs: 10_000, statementMs: 60_000, lockMs: 0 };
const readTimes: PoolTimes = { waitMs: 10_000, statementMs: 5_000, lockMs: 0 };
const replicaTimes: PoolTimes = { waitMs: 1_000, statementMs: 5_000, lockMs: 0 };

/**
 * One statement of a migration may rewrite all rows of a large table. While it waits for the lock of a table, nobody else gets
 * the table, so that it waits no longer than other statements run.
 */
const upgradeTimes: PoolTimes = { waitMs: 10_000, statementMs: 60 * 60_000, lockMs: 60_000 };

/** A server that is well cancels a statement by itself. One that is silent for this much longer has lost it. */
const graceMs = 5_000;

/** Without traffic for this long, the system asks the machine of the server if it is still there. */
export const keepAliveMs = 10_000;

function createPool(address: string, size: number, times: PoolTimes): pg.Pool {
  const { waitMs, statementMs, lockMs } = times;
  const pool = new pg.Pool({
    connectionString: address,
    max: size,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    ...(lockMs > 0 && { lock_timeout: lockMs }),
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'parola',
    // Compiling a report takes longer than running it.
    options: '-c jit=off',
    types: columnTypes,
  });
  // A server that stops breaks its connections: running statements fail, the next one opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Gives up answers that come later than the server would have cancelled their statements. */
const limitTo = ({ statementMs }: PoolTimes, pool: pg.Pool): PostgresPool =>
  limitAnswers(pool, statementMs + graceMs);

/** Opens a pool and sees that its server answers. Throws a StoreError when the address is wrong or the server cannot be reached. */
async function openChecked(address: string, size: number, times: PoolTimes): Promise<PostgresPool> {
  const url = parseAddress(address);
  const pool = createPool(address, size, times);
  const question = { text: 'select 1', query_timeout: times.waitMs };
  try {
    await pool.query(question);
    return limitTo(times, pool);
  } catch (error) {
    await pool.end();
    throw connectError(url, error);
  }
}

/** Opens a pool of connections to a PostgreSQL server. Throws a StoreError when the address is wrong or the server cannot be reached. */
export function openPostgres(address: string, size = defaultSize): Promise<PostgresPool> {
  return openChecked(address, size, storeTimes);
}

/** Opens the connection for the migrations of a store. Throws a StoreError as `openPostgres` does. */
export function openUpgrade(address: string): Promise<PostgresPool> {
  return openChecked(address, 1, upgradeTimes);
}

/** Opens the pool of a store, whose statements run for a minute by default. `openUpgrade` checks the address. */
export function openStore(
  address: string,
  size = defaultSize,
  statementMs = storeTimes.statementMs,
): PostgresPool {
  const times = { ...storeTimes, statementMs };
  return limitTo(times, createPool(address, size, times));
}

/** Opens a pool of connections to a replica, which need not be there yet. Throws a StoreError when the address is wrong. */
export function openReplica(address: string, size = defaultSize): PostgresPool {
  parseAddress(address);
  return limitTo(replicaTimes, createPool(address, size, replicaTimes));
}

/** Opens the pool of a store for records and reports, whose statements run for five seconds at most. `openUpgrade` checks the address. */
export function openReads(address: string): PostgresPool {
  return limitTo(readTimes, createPool(address, readSize, readTimes));
}
