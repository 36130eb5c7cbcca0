import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncPath, syncTree } from './durable-folder.ts';
import type { Engine } from './engine.ts';
import { copyBeforeOpening, finishRestore, type FolderCopy } from './folder-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { engineOf, openPglite } from './open-pglite.ts';
import { StoreError } from './store-error.ts';
import { diskError, roomOf, unusableFolder } from './unusable-folder.ts';
import { openWorkerEngine } from './worker-engine.ts';

/** The PostgreSQL version of the embedded engine, which reads files of this version only. */
const postgresVersion = '18';

/** Checks the version of the files. PGlite would create a new database over files that it does not recognise. */
function checkVersion(folder: string, database: string): void {
  const version = path.join(database, 'PG_VERSION');
  if (!fs.existsSync(version)) throw unusableFolder(folder, 'PG_VERSION is missing');
  const found = fs.readFileSync(version, 'utf8').trim();
  if (found === postgresVersion) return;
  if (!/^\d+$/.test(found)) throw unusableFolder(folder, 'PG_VERSION is not a version');
  throw new StoreError(
    `The data folder ${folder} was made by version ${found} of the database and this Parola reads version ${postgresVersion}: use the Parola it was made by.`,
  );
}

/** Starts the engine in a worker when its file exists beside the bundled host. From the sources, as in tests, it runs in this thread. */
async function openEngine(database: string): Promise<Engine> {
  const host = new URL('./pglite-host.js', import.meta.url);
  if (fs.existsSync(fileURLToPath(host))) return openWorkerEngine(host, database);
  return engineOf(await openPglite({ folder: database }));
}

/** Creates the database in `database.new` and renames it, so that an interrupted start leaves no incomplete database. */
async function create(folder: string, database: string): Promise<void> {
  const unfinished = `${database}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const engine = await openEngine(unfinished);
  await engine.close();
  syncTree(unfinished);
  fs.renameSync(unfinished, database);
  syncPath(folder);
}

async function openDatabase(folder: string): Promise<{ engine: Engine; copy: FolderCopy }> {
  const database = path.join(folder, 'database');
  finishRestore(database);
  if (!fs.existsSync(database)) {
    await create(folder, database).catch((cause: unknown) => {
      throw diskError(folder, cause, roomOf(folder)) ?? cause;
    });
  }
  checkVersion(folder, database);
  const copy = copyBeforeOpening(database);
  try {
    const engine = await openEngine(database);
    await engine.query('select count(*) from pg_class', []);
    return { engine, copy };
  } catch (error) {
    const room = roomOf(folder);
    copy.restore();
    throw unusableFolder(folder, error, room);
  }
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (cause) {
    throw (
      diskError(folder, cause) ??
      new StoreError(`The data folder ${folder} cannot be made or written to.`, { cause })
    );
  }
}

/** The open database of a folder. Call `accept` or `reject` after the migrations. */
interface OpenedFolder {
  readonly engine: Engine;
  /** Deletes the copy of the files as they were before this start. */
  accept(): void;
  /** Closes the database and puts its files back as they were before this start. */
  reject(): Promise<void>;
}

/** Locks a folder and opens its database; creates it when there is none. Throws a StoreError. */
export async function openFolder(folder: string): Promise<OpenedFolder> {
  makeFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const { engine, copy } = await openDatabase(folder);
    const close = async () => {
      try {
        await engine.close();
      } finally {
        await unlock();
      }
    };
    const reject = async () => {
      await engine.close().catch(() => undefined);
      copy.restore();
      await unlock();
    };
    return { engine: { ...engine, close }, accept: copy.discard, reject };
  } catch (error) {
    await unlock();
    throw error;
  }
}
