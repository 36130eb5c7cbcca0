import type { CacheFormat, DeclaredEntry } from '#core/cache/declare-entry.ts';

/** The format of a declared entry, loaded if it is late. */
export async function formatOf<Value>({
  format,
}: Pick<DeclaredEntry<Value>, 'format'>): Promise<CacheFormat<Value>> {
  return typeof format === 'function' ? format() : format;
}
