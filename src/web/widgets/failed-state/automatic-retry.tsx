import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { retryLater } from './retry-later.ts';

export interface AutomaticRetryProps {
  failure: Failure;
  /** The call is under way. */
  pending: boolean;
  onRetry: () => void;
}

/** Sends a call that has failed again, without a word, until it succeeds or this component is gone. */
export function AutomaticRetry({ failure, pending, onRetry }: AutomaticRetryProps) {
  const failures = useRef(0);
  const retry = useEffectEvent(() => {
    failures.current += 1;
    onRetry();
  });
  useEffect(
    () => (pending ? undefined : retryLater({ failure, failures: failures.current, retry })),
    [failure, pending],
  );
  return null;
}
