import { PGlite } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.ts';
import { type Engine, StatementError, type StatementResult } from './engine.ts';
import { wholeNumber } from './whole-number.ts';

const int8 = 20;

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

async function run(
  db: PGlite,
  statement: string,
  parameters: readonly unknown[],
): Promise<StatementResult> {
  try {
    const { rows, affectedRows } = await db.query<Record<string, unknown>>(statement, [
      ...parameters,
    ]);
    return { rows, affected: affectedRows ?? 0 };
  } catch (error) {
    throw statementError(error);
  }
}

/** Place of an embedded database: memory, from an image or empty, or a folder. */
export type EmbeddedPlace = { readonly image: Blob | null } | { readonly folder: string };

/** Opens a PGlite in this thread. Creates the database when there is none. */
export function openPglite(place: EmbeddedPlace): Promise<PGlite> {
  const durable = 'folder' in place;
  return PGlite.create({
    startParams: startParams(durable),
    parsers: { [int8]: wholeNumber },
    ...(durable ? { fs: new DurableFolder(place.folder) } : {}),
    ...(!durable && place.image !== null ? { loadDataDir: place.image } : {}),
  });
}

/** The engine of a PGlite in this thread. */
export function engineOf(db: PGlite): Engine {
  return {
    query: (statement, parameters) => run(db, statement, parameters),
    restart: () => Promise.resolve(),
    close: () => db.close(),
  };
}
