import type { GenericSchema } from 'valibot';

/** Checks and migrates the values of a cache key. */
export interface CacheFormat<Value> {
  readonly shape: GenericSchema<unknown, Value>;
  /** Converts a value written by an older version into the current shape, which is checked afterwards. Without it, older entries are dropped. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

/** One kind of data that the cache keeps for use without a gateway. */
export interface CacheKey<Value> {
  /** Part of the key in the database. It never changes. */
  readonly name: string;
  /** Raised when the shape changes. Older entries are migrated or dropped. */
  readonly version: number;
  /** Public entries exist once per language, private ones once per customer until sign-out. */
  readonly privacy: 'public' | 'private';
  /** Work of the player that the gateway has not received. Clearing the device leaves it. */
  readonly isUnsent?: true;
  /** Loaded when the first entry is read. */
  readonly format: () => Promise<CacheFormat<Value>>;
}
