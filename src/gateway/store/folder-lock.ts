import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** The path of a unix socket may have 103 bytes on macOS, and 107 on Linux. */
const longestSocketPath = 103;

/** Who finds nobody at home has this long to move in, in milliseconds, and waits as long again to see that nobody else did. */
const movingIn = 100;

const windows = process.platform === 'win32';

/** A name for the folder elsewhere: where its own path is too long, or it cannot hold sockets. */
function nameElsewhere(folder: string): string {
  const name = createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32);
  return path.join(windows ? '\\\\.\\pipe' : os.tmpdir(), `parola-${name}`);
}

function listen(socket: string): Promise<net.Server> {
  const server = net.createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, () => resolve(server.unref()));
  });
}

/** Nobody is there when there is no socket, or one whose process has died; any other doubt counts as somebody. */
function isHeld(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error: NodeJS.ErrnoException) => {
      resolve(!['ENOENT', 'ECONNREFUSED'].includes(error.code ?? ''));
    });
  });
}

function inode(file: string): number | null {
  return fs.statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/** Puts our socket under the name of the lock. Of several that do so at once the last one stays, and all see which. */
async function moveIn(own: string, lock: string): Promise<boolean> {
  const mine = inode(own);
  const asked = performance.now();
  if (await isHeld(lock)) return false;
  if (performance.now() - asked > movingIn / 2) return moveIn(own, lock);
  fs.renameSync(own, lock);
  await sleep(movingIn);
  return inode(lock) === mine;
}

type Release = () => Promise<void>;

/** Null when somebody else holds the lock. Closing a server removes the name it was opened by, never the lock's. */
async function hold(lock: string): Promise<Release | null> {
  const own = `${lock}.${randomBytes(4).toString('hex')}`;
  const server = await listen(own);
  const mine = inode(own);
  const release = () =>
    new Promise<void>((resolve) => {
      if (inode(lock) === mine) fs.rmSync(lock);
      server.close(() => resolve());
    });
  if (await moveIn(own, lock)) return release;
  await release();
  return null;
}

/** The kernel gives a pipe's name to one process only. */
async function holdPipe(pipe: string): Promise<Release | null> {
  const server = await listen(pipe).catch(() => null);
  return server && (() => new Promise((resolve) => server.close(() => resolve())));
}

async function holdFolder(folder: string): Promise<Release | null> {
  if (windows) return holdPipe(nameElsewhere(folder));
  const inside = path.join(folder, 'parola.lock');
  if (Buffer.byteLength(inside) + 9 > longestSocketPath) return hold(nameElsewhere(folder));
  try {
    return await hold(inside);
  } catch {
    // Some shared folders hold no sockets.
    return hold(nameElsewhere(folder));
  }
}

/**
 * Holds a folder for this process alone, by a listening socket in it: the kernel lets go when the process dies, and
 * the next one finds nobody there. Gives what releases it; throws a StoreError when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<Release> {
  const release = await holdFolder(folder);
  if (release) return release;
  throw new StoreError(
    `The data folder ${folder} is in use by another Parola: stop that one first, or give this one a folder of its own.`,
  );
}
