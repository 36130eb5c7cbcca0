import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { Engine } from './engine.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { insideTransaction, pgliteDialect } from './pglite-dialect.ts';
import { retry } from './retry.ts';
import { sqlState } from './sql-state.ts';
import { StoreError } from './store-error.ts';
import { unusableFolder } from './unusable-folder.ts';

/** The query builder of the store, or of a transaction in it. */
export type Sql = Kysely<Schema>;

/** Place of a store: an embedded database that is open already, a folder, or a PostgreSQL server. */
export type StorePlace =
  | { readonly kind: 'engine'; readonly engine: Engine }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Database {
  readonly sql: Sql;
  /**
   * Runs statements in one transaction, and runs `work` again after a serialization failure or a deadlock. Inside `work`
   * only the given `sql` may be used.
   */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Runs vacuum and a checkpoint in an embedded database. A server does both by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  readonly sql: Sql;
  readonly embedded: boolean;
  /** Called after the migrations have succeeded. */
  accept?(): void;
  /** Called after the migrations have failed. Closes the store and restores its files. */
  reject?(): Promise<void>;
}

function embedded(engine: Engine): Opened {
  return { sql: new Kysely<Schema>({ dialect: pgliteDialect(engine) }), embedded: true };
}

async function open(place: StorePlace): Promise<Opened> {
  if (place.kind === 'folder') {
    const { engine, accept, reject } = await openFolder(place.path);
    return { ...embedded(engine), accept, reject };
  }
  if (place.kind === 'engine') return embedded(place.engine);
  const dialect = new PostgresDialect({ pool: await openPostgres(place.url) });
  return { sql: new Kysely<Schema>({ dialect }), embedded: false };
}

/** The error of failed migrations: a StoreError when the cause is known. */
function migrationError(place: StorePlace, cause: unknown): unknown {
  if (/corrupted migrations/.test(String(cause))) {
    return new StoreError('The store was written by a newer Parola: use that one.', { cause });
  }
  if (place.kind === 'folder') return unusableFolder(place.path, cause);
  if (sqlState(cause)?.startsWith('42') || sqlState(cause)?.startsWith('25')) {
    return new StoreError(
      `The database does not let this user make its tables: ${cause instanceof Error ? cause.message : ''}.`,
      { cause },
    );
  }
  return cause;
}

/** Opens a store of any kind and migrates its tables. Throws a StoreError with one sentence for people. */
export async function openDatabase(place: StorePlace): Promise<Database> {
  const opened = await open(place);
  const db = opened.sql;

  async function maintain(): Promise<void> {
    if (!opened.embedded) return;
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
  }

  try {
    await migrate(db);
    opened.accept?.();
  } catch (error) {
    await (opened.reject?.() ?? db.destroy());
    throw migrationError(place, error);
  }
  return {
    sql: db,
    transaction: (work) =>
      retry(() => insideTransaction.run({ holds: false }, () => db.transaction().execute(work))),
    maintain,
    async close() {
      try {
        if (opened.embedded) await sql`checkpoint`.execute(db);
      } finally {
        await db.destroy();
      }
    },
  };
}
