import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The file system in memory of Linux. */
const memory = '/dev/shm';
/** Bytes that must be free. A store in a folder takes 64 MB, and as much again while it is opened. */
const leastFree = 3 * 1024 ** 3;

/** Returns whether the memory has room for the folders of a run. Containers often have 64 MB only. */
function hasRoom(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize >= leastFree && os.freemem() >= leastFree;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(memory)) {
    const pid = /^parola-tests-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    fs.rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

let root: string | null = null;

/**
 * Keeps the temporary folders of a run in memory. Stores in folders call fsync for each write, and a busy disk takes longer
 * for that than all other work. Files in memory outlive a killed process, as on a disk.
 */
export function openMemoryFolder(): void {
  const folder = path.join(memory, `parola-tests-${process.pid}`);
  // Each project of Vitest calls this.
  if (process.env['TMPDIR'] === folder || !hasRoom()) return;
  removeLeftovers();
  fs.mkdirSync(folder);
  // A PostgreSQL server runs as another user and needs to pass this folder.
  fs.chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  root = folder;
}

/** Removes the folders of this run. */
export function removeMemoryFolder(): void {
  if (root !== null) fs.rmSync(root, { recursive: true, force: true });
  root = null;
}
