import type { Database } from '#gateway/store/database.ts';
import type { Vault } from '#gateway/store/encryption/vault.ts';

/** A run of a load in a process that may be killed. */
export interface LoadRun {
  readonly database: Database;
  readonly vault: Vault;
  /** Reports to the process that watches that a step is done and must never be lost. */
  readonly say: (step: string) => void;
  /** Returns whether the load ends what it has begun and begins nothing more. */
  readonly isLast: () => boolean;
  /** A file of the outside world, which survives the kill. */
  readonly file: string;
  /** The number of periods that were prepared. */
  readonly periods: number;
}

/** The facts that a load's check gets. */
interface LoadResult {
  readonly database: Database;
  /** The steps that the runs have reported. */
  readonly reported: readonly string[];
  readonly file: string;
  readonly periods: number;
}

/** A kind of writes, with members of its own. A later run repeats with the same keys what an earlier one may have begun. */
export interface Load {
  /** Begins the lines of its steps. */
  readonly name: string;
  /** Adds what it needs to a store with the house accounts, one game, and the rules of the demo. */
  prepare(database: Database, periods: number): Promise<void>;
  run(run: LoadRun): Promise<void>;
  /** Faults after the last run. Must be empty. */
  check(result: LoadResult): Promise<string[]>;
}

/** The id of the member with a username. */
export async function memberOf({ sql }: Database, username: string): Promise<string> {
  const found = sql.selectFrom('member').select('id').where('username', '=', username);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** The reported steps that are not among the stored ones. */
export function lostOf(reported: readonly string[], stored: Iterable<string>): string[] {
  const known = new Set(stored);
  return reported.filter((step) => !known.has(step)).map((step) => `lost: ${step}`);
}

/** A fault when two values differ. */
export function differing(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
