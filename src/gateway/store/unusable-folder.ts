import fs from 'node:fs';
import { StoreError } from './store-error.ts';

/** Reasons outside the files, by error codes of the system and error texts of PostgreSQL. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|EDQUOT|No space left|Disk quota|disk full/i,
    'the disk is full: free some space, then start again',
  ],
  [
    /EROFS|Read-only file system/i,
    'its disk is mounted read-only: mount it writable, then start again',
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    'this account may not read or write its files: change their owner or rights, then start again',
  ],
  [/EMFILE|ENFILE|Too many open files/i, 'too many files are open: raise the limit of the system'],
  [/EIO|I\/O error|Input\/output error/i, 'the disk reports read or write errors: check the disk'],
];

/** The messages and codes of an error and of its causes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const cause = error.cause === undefined ? '' : textOf(error.cause);
  return `${error.message} ${code} ${cause}`;
}

function errorOf(folder: string, reason: string, cause: unknown): StoreError {
  return new StoreError(`The data folder ${folder} cannot be opened because ${reason}.`, { cause });
}

/** Bytes that a database needs to open: a segment of its log. */
const leastRoom = 16 * 1024 ** 2;

/** Free bytes of the disk of a folder. Null when the system does not say. */
export function roomOf(folder: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * The error for a cause outside the files, such as a full disk; null for other causes. `room` is the free bytes of the disk
 * when it happened: an engine that finds no room does not always say so.
 */
export function diskError(
  folder: string,
  cause: unknown,
  room: number | null = null,
): StoreError | null {
  const text = room !== null && room < leastRoom ? 'ENOSPC' : textOf(cause);
  const [, reason] = reasons.find(([pattern]) => pattern.test(text)) ?? [];
  return reason === undefined ? null : errorOf(folder, reason, cause);
}

/**
 * The error of a data folder that cannot be opened. It names a reason outside the files when there is one, else damaged
 * files. It never advises to delete files.
 */
export function unusableFolder(
  folder: string,
  cause: unknown,
  room: number | null = null,
): StoreError {
  const damaged =
    'its files are damaged; nothing was changed: restore a backup of the folder, or ask for help before you do anything else';
  return diskError(folder, cause, room) ?? errorOf(folder, damaged, cause);
}
