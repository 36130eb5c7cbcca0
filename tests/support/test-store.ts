import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from '#gateway/store/engine.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { type Database, openDatabase, type StorePlace } from '#gateway/store/database.ts';
import { resetToSeed } from '#gateway/seed/load-seed.ts';
import type { Content } from './image-file.ts';
import { storeImage } from './store-image.ts';
import { requireTestClock } from './test-clock.ts';

/** The schema with a copy of each table that had rows at first. */
const pristine = 'pristine';

/** A database that was opened from an image. Its rows are restored after each use. */
interface Pooled {
  readonly db: PGlite;
  /** Its one engine, which keeps statements prepared from test to test. */
  readonly engine: Engine;
  readonly tables: readonly string[];
  /** The tables that had rows at first, in the schema of their copies. */
  readonly first: Kept;
  /** By table: the tables that a deletion of its rows can change through foreign keys, and the table itself. */
  readonly cascade: ReadonlyMap<string, ReadonlySet<string>>;
}

const pool: Readonly<Record<Content, Pooled[]>> = { nothing: [], empty: [], demo: [] };

async function namesOf(db: PGlite, query: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

async function cascadeOf(db: PGlite, tables: readonly string[]) {
  const { rows } = await db.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f'`,
  );
  function collect(table: string, found: Set<string>): Set<string> {
    if (found.has(table)) return found;
    found.add(table);
    for (const { child, parent } of rows) if (parent === table) collect(child, found);
    return found;
  }
  return new Map(tables.map((table) => [table, collect(table, new Set())]));
}

async function openPooled(content: Content): Promise<Pooled> {
  const db = await openPglite({ image: await storeImage(content) });
  const tables = await namesOf(
    db,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const filled = await namesOf(
    db,
    tables
      .map((table) => `select '${table}' as name where exists (select from "${table}")`)
      .join(' union all '),
  );
  const first = { schema: pristine, tables: new Set(filled) };
  await db.exec(copying(first));
  return { db, engine: engineOf(db), tables, first, cascade: await cascadeOf(db, tables) };
}

/** A state to go back to: the schema with copies of the tables that were written since the state below it. */
interface Kept {
  readonly schema: string;
  readonly tables: ReadonlySet<string>;
}

/** The statements that keep the present rows of some tables. */
function copying({ schema, tables }: Kept): string {
  const copies = [...tables].map(
    (table) => `create table ${schema}."${table}" as table "${table}"`,
  );
  return [`create schema ${schema}`, ...copies].join(';');
}

/**
 * The statements that restore the rows of some tables from the last state that has a copy. A table without one was empty. The
 * replica role switches triggers off, and with them the checks of foreign keys.
 */
function restoring(tables: Iterable<string>, kept: readonly Kept[]): string[] {
  const statements = [...tables].flatMap((table) => {
    const last = kept.findLast((one) => one.tables.has(table));
    const rows = last && `insert into "${table}" select * from ${last.schema}."${table}"`;
    return [`delete from "${table}"`, ...(rows === undefined ? [] : [rows])];
  });
  if (statements.length === 0) return [];
  return ['set local session_replication_role = replica', ...statements];
}

const writes = /\b(insert\s+into|update|delete\s+from)\s+"?(\w+)"?/gi;
/** A statement whose number of affected rows is the number of rows that it writes. */
const plainWrite = /^\s*(?:insert|update|delete)\b/i;
const schemaChange = /^\s*(?:create|alter|drop|truncate)\b/i;

/** Notes the tables that statements write, without what is rolled back. `onWrite` gets the name of each. */
function createNotes(cascade: Pooled['cascade'], onWrite: (table: string) => void) {
  /** The tables that the open transaction has written. Null outside of transactions. */
  let open: Set<string> | null = null;

  function* tablesOf(statement: string): Generator<string> {
    for (const [, verb = '', table = ''] of statement.matchAll(writes)) {
      yield* (/^delete/i.test(verb) ? cascade.get(table) : undefined) ?? [table];
    }
  }

  function end(): void {
    open?.forEach(onWrite);
    open = null;
  }

  /** Notes a statement that has succeeded. One that fails leaves nothing. */
  return function note(statement: string, affected: number): void {
    if (/^begin\b/i.test(statement)) {
      end();
      open = new Set();
    } else if (/^commit\b/i.test(statement)) end();
    else if (/^rollback$/i.test(statement)) open = null;
    else if (affected > 0 || !plainWrite.test(statement)) {
      for (const table of tablesOf(statement)) {
        if (open) open.add(table);
        else onWrite(table);
      }
    }
  };
}

/** A lent database. */
interface Loan {
  readonly engine: Engine;
  /** Restores what was written since the start or the last restoration, inside a transaction. */
  restore(): Promise<void>;
  takeWritten(): string[];
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * An engine over a pooled database. It notes which tables are written and restores only those when it is closed. A
 * database whose schema was changed does not go back to the pool.
 */
function lend(pooled: Pooled, release: () => void): Loan {
  const { engine } = pooled;
  const dirty = new Set<string>();
  const written = new Set<string>();
  const kept: Kept[] = [];
  let schemaChanged = false;
  let closing: Promise<void> | null = null;

  const note = createNotes(pooled.cascade, (table) => {
    dirty.add(table);
    written.add(table);
  });

  const changed = () => [...dirty].filter((table) => pooled.tables.includes(table));

  /** Runs the statements of a restoration, in one message: to send one takes longer than to run it. */
  async function restore(before: string[] = [], after: string[] = []): Promise<void> {
    await pooled.db.exec(
      [...before, ...restoring(changed(), [pooled.first, ...kept]), ...after].join(';'),
    );
    dirty.clear();
  }

  /** Restores in a transaction of its own, and ends one that a test has left open. */
  const restoreDirectly = () => restore(['rollback', 'begin'], ['commit']);

  /** Makes the present rows the state that `restoring` goes back to. */
  async function keep(): Promise<void> {
    const present = { schema: `kept_${kept.length}`, tables: new Set(changed()) };
    await pooled.db.exec(copying(present));
    kept.push(present);
    dirty.clear();
  }

  /** Goes back to the state before the last `keep` and forgets the later one. */
  async function drop(): Promise<void> {
    const last = kept.pop();
    for (const table of last?.tables ?? []) dirty.add(table);
    await restoreDirectly();
    if (last) await pooled.db.exec(`drop schema ${last.schema} cascade`);
  }

  async function giveBack(): Promise<void> {
    if (schemaChanged) return pooled.db.close();
    while (kept.length > 0) await drop();
    await restoreDirectly();
    release();
  }

  return {
    engine: {
      async query(statement, parameters) {
        schemaChanged ||= schemaChange.test(statement);
        const result = await engine.query(statement, parameters);
        note(statement, result.affected);
        return result;
      },
      restart: () => Promise.resolve(),
      // A test may close its gateway before all are closed: the database goes back to the pool once.
      close: () => (closing ??= giveBack()),
    },
    restore: () => restore(),
    takeWritten() {
      const names = pooled.tables.filter((table) => written.has(table));
      written.clear();
      return names;
    },
    keep,
    drop,
  };
}

/** A store for tests. Call `keep`, `drop` and `restore` while no statement runs. */
export type TestStore = Extract<StorePlace, { kind: 'engine' }> & {
  /** Restores its first content, or the content of the last `keep`. */
  restore(database: Pick<Database, 'transaction'>): Promise<void>;
  /** The tables that statements have written since the last call. */
  takeWritten(): string[];
  /** Makes the present content the one that `restore` goes back to. */
  keep(): Promise<void>;
  /** Restores the content before the last `keep`. */
  drop(): Promise<void>;
};

/**
 * A store in memory with all tables, empty or with the demo content. To open an embedded PostgreSQL takes half a second
 * of CPU, so a closed one is restored in about 5 ms and used again.
 */
export async function openTestStore(content: Content): Promise<TestStore> {
  // Also for a store that is used again: an error must not depend on the tests before.
  requireTestClock();
  const pooled = pool[content].pop() ?? (await openPooled(content));
  const loan = lend(pooled, () => void pool[content].push(pooled));
  return {
    kind: 'engine',
    engine: loan.engine,
    restore: ({ transaction }) => transaction(loan.restore),
    takeWritten: loan.takeWritten,
    keep: loan.keep,
    drop: loan.drop,
  };
}

/** The given database, or one in memory with the demo content, and how a reset of the operator restores it. */
export async function databaseOf(given: Database | undefined) {
  if (given !== undefined) return { database: given, restore: resetToSeed };
  const store = await openTestStore('demo');
  return { database: await openDatabase(store), restore: store.restore };
}
