import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** The path of a unix socket may have 107 bytes, and 103 on macOS. */
const longestSocketPath = 103;

/** A socket that stands for the folder elsewhere: where its own path is too long, or it cannot hold one. */
function socketElsewhere(folder: string): string {
  const name = createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32);
  const place = process.platform === 'win32' ? '\\\\.\\pipe' : os.tmpdir();
  return path.join(place, `parola-${name}`);
}

function socketInside(folder: string): string | null {
  const inside = path.join(folder, 'lock');
  const fits = Buffer.byteLength(inside) <= longestSocketPath && process.platform !== 'win32';
  return fits ? inside : null;
}

function listen(socket: string): Promise<net.Server | null> {
  const server = net.createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(socket, () => resolve(server.unref()));
  });
}

function someoneAnswers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => resolve(true));
    connection.once('error', () => resolve(false));
    connection.once('close', () => connection.destroy());
  });
}

function inode(socket: string): number | null {
  return fs.statSync(socket, { throwIfNoEntry: false })?.ino ?? null;
}

/** Takes over the socket of a process that has died; null when another process was quicker. */
async function takeOver(socket: string): Promise<net.Server | null> {
  const stale = inode(socket);
  if (await someoneAnswers(socket)) return null;
  if (stale !== null && inode(socket) === stale) fs.rmSync(socket);
  const server = await listen(socket);
  const mine = inode(socket);
  await sleep(100);
  if (server && inode(socket) === mine) return server;
  server?.close();
  return null;
}

async function holdBy(socket: string): Promise<net.Server | null> {
  return (await listen(socket)) ?? takeOver(socket);
}

/** Some shared folders and Windows drives hold no sockets. */
async function hold(folder: string): Promise<net.Server | null> {
  const inside = socketInside(folder);
  if (inside === null) return holdBy(socketElsewhere(folder));
  try {
    return await holdBy(inside);
  } catch {
    return holdBy(socketElsewhere(folder));
  }
}

/**
 * Holds a folder for this process alone, by a listening socket in it: the kernel lets go when the process dies.
 * Gives what releases it; throws a StoreError when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server = await hold(folder);
  if (!server) {
    throw new StoreError(
      `The data folder ${folder} is in use by another Parola: stop that one first, or give this one a folder of its own.`,
    );
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}
