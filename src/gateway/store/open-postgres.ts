import pg from 'pg';
import { columnTypes } from './column-types.ts';
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
}

const storeTimes: PoolTimes = { waitMs: 10_000, statementMs: 60_000 };
const readTimes: PoolTimes = { waitMs: 10_000, statementMs: 5_000 };
const replicaTimes: PoolTimes = { waitMs: 1_000, statementMs: 5_000 };

function createPool(address: string, size: number, { waitMs, statementMs }: PoolTimes): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: size,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
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

/** Opens a pool of connections to a PostgreSQL server. Throws a StoreError when the address is wrong or the server cannot be reached. */
export async function openPostgres(address: string, size = defaultSize): Promise<pg.Pool> {
  const url = parseAddress(address);
  const pool = createPool(address, size, storeTimes);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw connectError(url, error);
  }
}

/** Opens a pool of connections to a replica, which need not be there yet. Throws a StoreError when the address is wrong. */
export function openReplica(address: string, size = defaultSize): pg.Pool {
  parseAddress(address);
  return createPool(address, size, replicaTimes);
}

/** Opens the pool of a store for records and reports, whose statements run for five seconds at most. `openPostgres` checks the address. */
export function openReads(address: string): pg.Pool {
  return createPool(address, readSize, readTimes);
}
