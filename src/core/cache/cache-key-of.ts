import type { CachedValues } from '../cache-formats.ts';
import type { CacheKey } from './cache-key.ts';

export function publicKey<Name extends keyof CachedValues>(
  name: string,
  format: Name,
  version = 1,
): CacheKey<CachedValues[Name]> {
  const load = async () => (await import('../cache-formats.ts')).formats[format];
  return { name, version, privacy: 'public', format: load };
}

export function privateKey<Name extends keyof CachedValues>(
  ...key: [name: string, format: Name, version?: number]
): CacheKey<CachedValues[Name]> {
  return { ...publicKey(...key), privacy: 'private' };
}
