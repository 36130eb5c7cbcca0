import type { Events } from '../events.ts';

/** Returns a function that returns the signal of the current session. The signal aborts when the session ends. */
export function createSessionSignal({ on }: Pick<Events, 'on'>): () => AbortSignal {
  let session = new AbortController();
  on('signedOut', () => {
    session.abort();
    session = new AbortController();
  });
  return () => session.signal;
}

/** A signal that aborts with either of the two. Browsers without `AbortSignal.any` follow the first. */
export function eitherSignal(
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return 'any' in AbortSignal ? AbortSignal.any([one, other]) : one;
}
