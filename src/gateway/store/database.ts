import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { Engine } from './engine.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { engineOf, openPglite } from './open-pglite.ts';
import { insideTransaction, pgliteDialect } from './pglite-dialect.ts';
import { retry } from './retry.ts';
import { sqlState } from './sql-state.ts';
import { StoreError } from './store-error.ts';
import { unusableFolder } from './unusable-folder.ts';

export type Sql = Kysely<Schema>;

export type StorePlace =
  /** `image`: a dump of an earlier memory store to begin from, which is quicker than making one. */
  | { readonly kind: 'memory'; readonly image?: Blob }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Database {
  readonly sql: Sql;
  /** Runs several statements as one, again from the start when another transaction was in the way. Inside, only the given `sql` may be used. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** What a server does by itself and an embedded database does not: puts pages on the disk, clears dead rows away. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  readonly sql: Sql;
  readonly embedded: boolean;
  /** The tables are up to date. */
  accept?(): void;
  /** The tables could not be brought up to date: leaves the store as it was. */
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
  if (place.kind === 'memory') {
    return embedded(engineOf(await openPglite({ image: place.image ?? null })));
  }
  const dialect = new PostgresDialect({ pool: await openPostgres(place.url) });
  return { sql: new Kysely<Schema>({ dialect }), embedded: false };
}

/** Why the tables could not be brought up to date, for people. */
function unusable(place: StorePlace, cause: unknown): unknown {
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

/** Opens the store, brings its tables up to date and hides which kind it is. Throws StoreError with a sentence for people. */
export async function openDatabase(place: StorePlace): Promise<Database> {
  const opened = await open(place);
  const db = opened.sql;

  async function tidy(): Promise<void> {
    if (!opened.embedded) return;
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
  }

  try {
    await migrate(db);
    opened.accept?.();
  } catch (error) {
    await (opened.reject?.() ?? db.destroy());
    throw unusable(place, error);
  }
  return {
    sql: db,
    transaction: (work) =>
      retry(() => insideTransaction.run({ holds: false }, () => db.transaction().execute(work))),
    tidy,
    async close() {
      try {
        if (opened.embedded) await sql`checkpoint`.execute(db);
      } finally {
        await db.destroy();
      }
    },
  };
}
