import { createHash } from 'node:crypto';

/** The UUID of the nth of a series. It is the same after a new start of a program. */
export function numberedKey(series: string, n: number): string {
  const hash = createHash('sha256').update(`${series} ${n}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
