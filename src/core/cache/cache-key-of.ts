import type { CachedValues } from '../cache-formats.ts';
import type { CacheKey } from './cache-key.ts';

/** A key with one entry per language. `name` is its part in the database and never changes; `version` is raised with the shape. */
export function publicKey<Name extends keyof CachedValues>(
  name: string,
  format: Name,
  version = 1,
): CacheKey<CachedValues[Name]> {
  const load = async () => (await import('../cache-formats.ts')).formats[format];
  return { name, version, privacy: 'public', format: load };
}

/** A key with one entry per customer, deleted at sign-out; otherwise as `publicKey`. */
export function privateKey<Name extends keyof CachedValues>(
  ...key: [name: string, format: Name, version?: number]
): CacheKey<CachedValues[Name]> {
  return { ...publicKey(...key), privacy: 'private' };
}
