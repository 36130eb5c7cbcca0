import type { CacheEntry } from '../cache/cache.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';

/** How far a slice is with what it shows. What was kept is shown while loading and after a failure. */
export interface Loadable {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** When the gateway gave what is shown, in epoch milliseconds; null while there is nothing. */
  at: number | null;
}

/** A slice that has not been asked for anything. */
export function idle(): Loadable {
  return { phase: 'idle', failure: null, at: null };
}

interface Source<Value> {
  /** Asks the gateway. */
  ask(): Promise<Value>;
  /** Writes to the slice's state, objects by `ref`: Valtio would change what is also kept. */
  show(value: Value): void;
  /** Where the value is kept at this moment, if it is. */
  shelf?: () => CacheEntry<Value> | null;
  now(): number;
}

/** The one way to load: shows what was kept, asks the gateway, shows and keeps its answer. A failure lands in the state. */
export function createLoader<Value>(state: Loadable, source: Source<Value>) {
  let latest = 0;
  /** The shelf that belongs to what is shown: another language or customer has another. */
  let shownOf: string | null = null;

  async function showKept(shelf: CacheEntry<Value>, isWaiting: () => boolean): Promise<void> {
    const entry = await shelf.read();
    if (entry === null || !isWaiting()) return;
    if (shownOf === shelf.key && (state.at ?? 0) >= entry.at) return;
    shownOf = shelf.key;
    source.show(entry.value);
    state.at = entry.at;
  }

  function answered(value: Value, shelf: CacheEntry<Value> | null): void {
    const at = source.now();
    source.show(value);
    shownOf = shelf?.key ?? null;
    Object.assign(state, { phase: 'ready', at });
    void shelf?.write({ value, at });
  }

  /** Later calls overtake earlier ones. Never throws a GatewayError. */
  async function load(): Promise<void> {
    latest += 1;
    const turn = latest;
    let waiting = true;
    const isCurrent = (): boolean => turn === latest;
    const shelf = source.shelf?.() ?? null;
    Object.assign(state, { phase: 'loading', failure: null });
    const showingKept = shelf && showKept(shelf, () => waiting && isCurrent());
    try {
      const value = await source.ask();
      waiting = false;
      if (isCurrent()) answered(value, shelf);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await showingKept;
      if (isCurrent()) Object.assign(state, { phase: 'failed', failure: error.failure });
    }
  }

  /** Back to nothing asked, nothing shown; an answer under way is ignored. */
  function reset(): void {
    latest += 1;
    shownOf = null;
    Object.assign(state, idle());
  }

  return { load, reset };
}
