import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { retryLater } from './retry-later.ts';

interface AutomaticRetry {
  failure: Failure;
  /** Nothing is sent: the call is under way, or only the player repeats it. */
  isHeld: boolean;
  onRetry: () => void;
}

/** Sends a call that has failed again, without a word, until it succeeds or the component is gone. */
export function useAutomaticRetry({ failure, isHeld, onRetry }: AutomaticRetry): void {
  const failures = useRef(0);
  const retry = useEffectEvent(() => {
    failures.current += 1;
    onRetry();
  });
  useEffect(
    () => (isHeld ? undefined : retryLater({ failure, failures: failures.current, retry })),
    [failure, isHeld],
  );
}
