import fs from 'node:fs';

/** A copy of the files of a database from before this start. */
export interface FolderCopy {
  /** Deletes the copy. */
  discard(): void;
  /** Replaces the files of the database with the copy. */
  restore(): void;
}

const copyOf = (database: string): string => `${database}.before`;

/** Finishes a restore that was interrupted between its two steps. */
export function finishRestore(database: string): void {
  const copy = copyOf(database);
  if (!fs.existsSync(database) && fs.existsSync(copy)) fs.renameSync(copy, database);
}

/**
 * Copies the files of the database before it is opened. PostgreSQL replays its log at a start and so changes files,
 * also files of a damaged database that then does not open. File systems that share blocks copy without writing them
 * (`COPYFILE_FICLONE`). Without room for a copy the database is opened without one.
 */
export function copyBeforeOpening(database: string): FolderCopy {
  const copy = copyOf(database);
  const discard = (): void => fs.rmSync(copy, { recursive: true, force: true });
  discard();
  try {
    fs.cpSync(database, copy, {
      recursive: true,
      preserveTimestamps: true,
      mode: fs.constants.COPYFILE_FICLONE,
    });
  } catch {
    discard();
    return { discard, restore: () => undefined };
  }
  return {
    discard,
    restore() {
      fs.rmSync(database, { recursive: true, force: true });
      fs.renameSync(copy, database);
    },
  };
}
