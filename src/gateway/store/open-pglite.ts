import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { DurableFolder } from './durable-folder.ts';
import { type Engine, StatementError, type StatementResult } from './engine.ts';

/** Settings for small memory and log files. The defaults of PostgreSQL are for servers. */
const smallMemory = {
  shared_buffers: '16MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** `fdatasync` does nothing in Emscripten, and `-F` turns fsync off. */
function startParams(durable: boolean): string[] {
  const usual = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
  const sync = durable ? settings({ wal_sync_method: 'fsync' }) : [];
  return [...usual, ...settings(smallMemory), ...sync];
}

function field(error: Error, name: string): string | null {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
}

function statementError(error: unknown): unknown {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = field(error, 'code');
  return code === null
    ? error
    : new StatementError(error.message, code, field(error, 'constraint'));
}

/** Statements that are prepared at most. A list of another length makes another statement. */
const mostPrepared = 500;

const schemaChange = /^\s*(?:create|alter|drop)\b/i;
const rollback = /^\s*rollback\b/i;
const begin = /^\s*begin\b/i;

/**
 * Names for statements, under which the database keeps them prepared: to parse and plan one takes longer than to run it.
 */
function createNames() {
  const names = new Map<string, string>();
  let changes = 0;
  let hasChanged = false;
  return {
    /** The name of a statement. Undefined for one that is not kept. */
    of(statement: string): string | undefined {
      if (schemaChange.test(statement)) return undefined;
      const known = names.get(statement);
      if (known !== undefined) return known;
      const name = `${changes}.${names.size}`;
      names.set(statement, name);
      return name;
    },
    /**
     * Notes a statement that has run. Returns true, and forgets all names, when there are too many, or when a prepared statement
     * may return other columns from now on: after a change of the schema, and after a rollback of one.
     */
    note(statement: string): boolean {
      const isChange = schemaChange.test(statement);
      const isOver =
        isChange || (hasChanged && rollback.test(statement)) || names.size >= mostPrepared;
      if (begin.test(statement)) hasChanged = false;
      if (isChange) hasChanged = true;
      if (!isOver) return false;
      changes += 1;
      names.clear();
      return true;
    },
  };
}

const counted = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Place of an embedded database: memory, from an image or empty, or a folder. */
type EmbeddedPlace = { readonly image: Blob | null } | { readonly folder: string };

/** Opens a PGlite in this thread. Creates the database when there is none. */
export function openPglite(place: EmbeddedPlace): Promise<PGlite> {
  const durable = 'folder' in place;
  return PGlite.create({
    startParams: startParams(durable),
    ...(durable ? { fs: new DurableFolder(place.folder) } : {}),
    ...(!durable && place.image !== null ? { loadDataDir: place.image } : {}),
  });
}

/** The engine of a PGlite in this thread. */
export function engineOf(db: PGlite): Engine {
  const client = new pg.Client(Object.assign(createPgConfig(db), { types: columnTypes }));
  // Each statement that was sent fails too.
  client.on('error', () => undefined);
  const names = createNames();
  let isOpen: Promise<unknown> | null = null;

  async function run(text: string, values: readonly unknown[]): Promise<StatementResult> {
    await (isOpen ??= client.connect());
    const name = names.of(text);
    const { rows, rowCount, command } = await client.query<Record<string, unknown>>({
      text,
      values: [...values],
      ...(name !== undefined && { name }),
    });
    if (names.note(text)) await client.query('deallocate all');
    return { rows, affected: counted.includes(command) ? (rowCount ?? 0) : 0 };
  }

  return {
    async query(statement, parameters) {
      try {
        return await run(statement, parameters);
      } catch (error) {
        throw statementError(error);
      }
    },
    restart: () => Promise.resolve(),
    close: () => db.close(),
  };
}
