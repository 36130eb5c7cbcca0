import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** Limit of the path of a Unix socket: 103 bytes on macOS, 107 on Linux. */
const maxSocketPathBytes = 103;

/** Time to take over a free lock, in milliseconds, and then to wait for others that took it over at the same time. */
const claimMs = 100;

const isWindows = process.platform === 'win32';

/** Path of the lock outside the folder, for a folder whose path is too long or that cannot hold sockets. */
function outsidePath(folder: string): string {
  const name = createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32);
  return path.join(isWindows ? '\\\\.\\pipe' : os.tmpdir(), `parola-${name}`);
}

function listen(socket: string): Promise<net.Server> {
  const server = net.createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, () => resolve(server.unref()));
  });
}

/** False when there is no socket or its process has ended. Any other error counts as held. */
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

/** Renames the own socket to the lock. When several processes do so at once, the last one has the lock and the others see it. */
async function claim(own: string, lock: string): Promise<boolean> {
  const ownInode = inode(own);
  const started = performance.now();
  if (await isHeld(lock)) return false;
  if (performance.now() - started > claimMs / 2) return claim(own, lock);
  fs.renameSync(own, lock);
  await sleep(claimMs);
  return inode(lock) === ownInode;
}

type Release = () => Promise<void>;

/** Acquires a lock; null when another process holds it. Closing a server removes the path that it was opened with, not the path of the lock. */
async function acquire(lock: string): Promise<Release | null> {
  const own = `${lock}.${randomBytes(4).toString('hex')}`;
  const server = await listen(own);
  const ownInode = inode(own);
  const release = () =>
    new Promise<void>((resolve) => {
      if (inode(lock) === ownInode) fs.rmSync(lock);
      server.close(() => resolve());
    });
  if (await claim(own, lock)) return release;
  await release();
  return null;
}

/** Acquires a named pipe of Windows, which only one process can listen on. */
async function acquirePipe(pipe: string): Promise<Release | null> {
  const server = await listen(pipe).catch(() => null);
  return server && (() => new Promise((resolve) => server.close(() => resolve())));
}

async function acquireFolder(folder: string): Promise<Release | null> {
  if (isWindows) return acquirePipe(outsidePath(folder));
  const inside = path.join(folder, 'parola.lock');
  if (Buffer.byteLength(inside) + 9 > maxSocketPathBytes) return acquire(outsidePath(folder));
  try {
    return await acquire(inside);
  } catch {
    // Some shared folders cannot hold sockets.
    return acquire(outsidePath(folder));
  }
}

/**
 * Locks a folder for this process by a listening socket in it. The kernel closes the socket when the process ends, and
 * the next process takes the lock over. Returns a function that releases the lock. Throws a StoreError when another
 * process holds it.
 */
export async function lockFolder(folder: string): Promise<Release> {
  const release = await acquireFolder(folder);
  if (release) return release;
  throw new StoreError(
    `The data folder ${folder} is in use by another Parola: stop that one first, or give this one a folder of its own.`,
  );
}
