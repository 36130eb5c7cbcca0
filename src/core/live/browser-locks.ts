import type { TabLocks } from '../platform.ts';

/** The locks of the browser. Null in a browser without them, and outside a secure context. */
export function browserLocks(): TabLocks | null {
  return globalThis.navigator?.locks ?? null;
}
