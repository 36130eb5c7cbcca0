import type { GenericSchema } from 'valibot';

/** Checks and migrates the values of an entry. */
export interface CacheFormat<Value> {
  readonly shape: GenericSchema<unknown, Value>;
  /** Converts a value written by an older version into the current shape, which is checked afterwards. Without it, older entries are dropped. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

/** One kind of data that the cache keeps for use without a gateway. */
export interface DeclaredEntry<Value> {
  /** Part of the key in the database. It never changes. */
  readonly name: string;
  /** The format, or a function that loads it when the first entry is read. */
  readonly format: CacheFormat<Value> | (() => Promise<CacheFormat<Value>>);
  /**
   * A public entry exists once per language, a private one once per customer until sign-out. An unsent one is private, and has work
   * of the player that the gateway has not received, such as a draft: clearing the device leaves it.
   */
  readonly privacy: 'public' | 'private' | 'unsent';
  /** Raised when the shape changes. Older entries are migrated or dropped. */
  readonly version: number;
}

/** The value of a declared entry. */
export type KeptValue<Entry> = Entry extends DeclaredEntry<infer Value> ? Value : never;

/**
 * Declares data that is kept offline, beside the state that shows it. A part of the app that is loaded late gives its format;
 * the first page loads it when an entry is read.
 */
export function declareEntry<Value>(
  name: string,
  format: DeclaredEntry<Value>['format'],
  privacy: DeclaredEntry<Value>['privacy'],
  version = 1,
): DeclaredEntry<Value> {
  return { name, format, privacy, version };
}
