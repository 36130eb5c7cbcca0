import type { Failure } from '#core/client/failure.ts';
import { throttleWaitMs } from '#core/client/retry-after.ts';
import { backoffMs } from '#core/live/backoff.ts';
import type { Stop } from '#core/stop.ts';

interface Retry {
  readonly failure: Failure;
  /** Number of tries that have failed before this one. */
  readonly failures: number;
  /** Sends the call again. */
  retry(): void;
}

const healing: ReadonlySet<Failure['kind']> = new Set(['offline', 'unavailable', 'loadTimeout']);

const canSend = (): boolean => navigator.onLine && document.visibilityState === 'visible';

/**
 * Tries once more after a failure that may end by itself: after a pause that doubles with each failure, and at once when
 * the page becomes visible or the browser comes online. A throttled call waits as long as the gateway asks for. Nothing
 * is sent by a hidden page or without a network. Returns a function that cancels it.
 */
export function retryLater({ failure, failures, retry }: Retry): Stop {
  const throttleMs = throttleWaitMs(failure);
  if (throttleMs === null && !healing.has(failure.kind)) return () => undefined;
  let isHeld = throttleMs !== null;

  function retryOnce(): void {
    if (isHeld || !canSend()) return;
    stop();
    retry();
  }

  const pauseMs = Math.max(throttleMs ?? 0, backoffMs(failures + 1));
  const timer = setTimeout(() => {
    isHeld = false;
    retryOnce();
  }, pauseMs);
  addEventListener('online', retryOnce);
  document.addEventListener('visibilitychange', retryOnce);

  function stop(): void {
    clearTimeout(timer);
    removeEventListener('online', retryOnce);
    document.removeEventListener('visibilitychange', retryOnce);
  }
  return stop;
}
