import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { retryLater } from './retry-later.ts';

interface AutomaticRetry {
  /** Null while there is nothing to repeat. */
  failure: Failure | null;
  /** Nothing is sent: the call is under way, or only the player repeats it. */
  isHeld: boolean;
  /** Tries that have failed before this component was there. */
  earlier?: number;
  onRetry: () => void;
}

/** Sends a call that has failed again, without a word, until it succeeds or the component is gone. */
export function useAutomaticRetry({ failure, isHeld, earlier = 0, onRetry }: AutomaticRetry): void {
  const failures = useRef(earlier);
  const retry = useEffectEvent(() => {
    failures.current += 1;
    onRetry();
  });
  useEffect(() => {
    if (isHeld) return undefined;
    if (failure !== null) return retryLater({ failure, failures: failures.current, retry });
    failures.current = 0;
    return undefined;
  }, [failure, isHeld]);
}
