import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreClock } from '../clock.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { Engine } from './engine.ts';
import { openFolder } from './open-folder.ts';
import { openReads, openReplica, openStore, openUpgrade } from './open-postgres.ts';
import { createPostgresSignals } from './postgres-signals.ts';
import { checkStoreKey, type StoreKey } from './encryption/store-key.ts';
import { insideTransaction, pgliteDialect } from './pglite-dialect.ts';
import { type Read, readsOf } from './read-replica.ts';
import { bindSender, createLocalSignals, type Signals } from './signals.ts';
import { isRetryable, sqlState } from './sql-state.ts';
import { StoreError } from './store-error.ts';
import { roomOf, unusableFolder } from './unusable-folder.ts';

/** The query builder of the store, or of a transaction in it. */
export type Sql = Kysely<Schema>;

/** Place of a store: an embedded database that is open already, a folder, or a PostgreSQL server. */
export type StorePlace =
  | { readonly kind: 'engine'; readonly engine: Engine }
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 'postgres' } & Server);

/** A PostgreSQL server, and its streaming replica if it has one. */
interface Server {
  readonly url: string;
  readonly replicaUrl?: string | null;
  /** Most connections to each of them at a time. */
  readonly poolSize?: number;
  /** Longest time of a statement of the store, in milliseconds. A minute by default. */
  readonly statementMs?: number;
}

export interface Database {
  readonly sql: Sql;
  /**
   * Runs queries of records and reports: on the replica when it is up to date, else on the store. A server has a few connections
   * for them, and cancels a statement after five seconds.
   */
  readonly read: Read;
  /**
   * Runs statements in one transaction, and runs `work` again after a serialization failure or a deadlock. Inside `work`
   * only the given `sql` may be used.
   */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** The clock of a database server, which all gateways on it share. Null for an embedded store, which has one gateway. */
  readonly clock: StoreClock | null;
  /** Short messages between the gateways of the store. `announce` sends one after the commit. */
  readonly signals: Signals;
  /** Runs vacuum and a checkpoint in an embedded database. A server does both by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  readonly sql: Sql;
  /** The connection for the migrations, whose statements may take longer. The connections of `sql` by default. */
  readonly upgrade?: Sql;
  /** The connections for records and reports. The connections of `sql` by default. */
  readonly reads?: Sql;
  readonly replica?: Sql | null;
  readonly embedded: boolean;
  openSignals(): Signals;
  /** Called after the migrations have succeeded. */
  accept?(): void;
  /** Called after the migrations have failed. Closes the store and restores its files. */
  reject?(): Promise<void>;
}

function embedded(engine: Engine): Opened {
  return {
    sql: new Kysely<Schema>({ dialect: pgliteDialect(engine) }),
    embedded: true,
    openSignals: createLocalSignals,
  };
}

const sqlOf = (pool: PostgresPool): Sql =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

async function open(place: StorePlace): Promise<Opened> {
  if (place.kind === 'folder') {
    const { engine, accept, reject } = await openFolder(place.path);
    return { ...embedded(engine), accept, reject };
  }
  if (place.kind === 'engine') return embedded(place.engine);
  const { url, replicaUrl = null, poolSize, statementMs } = place;
  const replica = replicaUrl === null ? null : sqlOf(openReplica(replicaUrl, poolSize));
  return {
    upgrade: sqlOf(await openUpgrade(url)),
    sql: sqlOf(openStore(url, poolSize, statementMs)),
    reads: sqlOf(openReads(url)),
    replica,
    embedded: false,
    openSignals: () => createPostgresSignals(url),
  };
}

/** The error of failed migrations: a StoreError when the cause is known. `room` is the free bytes of the disk at that time. */
function migrationError(place: StorePlace, cause: unknown, room: number | null): unknown {
  if (cause instanceof StoreError) return cause;
  if (/corrupted migrations/.test(String(cause))) {
    return new StoreError('The store was written by a newer Parola: use that one.', { cause });
  }
  if (place.kind === 'folder') return unusableFolder(place.path, cause, room);
  if (sqlState(cause)?.startsWith('42') || sqlState(cause)?.startsWith('25')) {
    return new StoreError(
      `The database does not let this user make its tables: ${cause instanceof Error ? cause.message : ''}.`,
      { cause },
    );
  }
  return cause;
}

/** The clock of a database server, in whole milliseconds. */
const serverClock = (db: Sql): StoreClock => ({
  async now() {
    const time = sql<{
      now: number;
    }>`select floor(extract(epoch from clock_timestamp()) * 1000)::int8 as now`;
    const { rows } = await time.execute(db);
    return rows[0]?.now ?? Promise.reject(new TypeError('The database does not tell its time'));
  },
});

/** Runs a transaction, and sends the signals that were announced in it after its commit. */
async function runTransaction<Result>(
  db: Sql,
  signals: Signals,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const announced: string[] = [];
  const result = await insideTransaction.run({ holds: false }, () =>
    db.transaction().execute((within) => {
      bindSender(within, (text) => void announced.push(text));
      return work(within);
    }),
  );
  announced.forEach((text) => signals.send(text));
  return result;
}

const maxAttempts = 8;

/** Runs `work` again after serialization failures and deadlocks, with growing random pauses, at most eight times. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
    await sleep(Math.random() * 5 * 2 ** attempt);
  }
}

/**
 * Opens a store of any kind and migrates its tables, unless hosts run on it that cannot work beside the migrations. With a key,
 * it first checks that the key fits the store. `log` gets the migrations of an older store. Throws a StoreError with one
 * sentence for people.
 */
export async function openDatabase(
  place: StorePlace,
  storeKey: StoreKey | null = null,
  log: (line: string) => void = () => undefined,
): Promise<Database> {
  const opened = await open(place);
  const db = opened.sql;
  const { upgrade = db, reads = db, replica = null } = opened;
  const closePools = () =>
    Promise.all([db.destroy(), upgrade.destroy(), reads.destroy(), replica?.destroy()]);

  async function maintain(): Promise<void> {
    if (!opened.embedded) return;
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
  }

  try {
    if (storeKey !== null) await checkStoreKey(upgrade, storeKey);
    await migrate(upgrade, { log, isShared: !opened.embedded });
    await opened.upgrade?.destroy();
    opened.accept?.();
  } catch (error) {
    const room = place.kind === 'folder' ? roomOf(place.path) : null;
    await (opened.reject?.() ?? closePools());
    throw migrationError(place, error, room);
  }
  const signals = opened.openSignals();
  bindSender(db, signals.send);
  return {
    sql: db,
    read: readsOf(reads, replica),
    clock: opened.embedded ? null : serverClock(db),
    transaction: (work) => retry(() => runTransaction(db, signals, work)),
    signals,
    maintain,
    async close() {
      try {
        await signals.close();
        if (opened.embedded) await sql`checkpoint`.execute(db);
      } finally {
        await closePools();
      }
    },
  };
}
