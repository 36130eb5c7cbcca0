import { useRef, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from './app-context.tsx';
import { useFailureMessage } from '../i18n/failure-messages.ts';

interface Attempt {
  /** Runs an action. Does nothing while the previous one runs. Put the steps after success at the end of the action. */
  attempt: (action: () => Promise<unknown>) => void;
  pending: boolean;
  /** Failure of the last action, with `show: 'here'`. */
  failure: Failure | null;
}

/**
 * Runs actions of the app. `pending` is true while one runs. A `GatewayError` appears in a toast, or with
 * `show: 'here'` in `failure`, which the component shows. Other errors are thrown.
 */
export function useAttempt({ show = 'toast' }: { show?: 'toast' | 'here' } = {}): Attempt {
  const { ui } = useApp();
  const failureMessage = useFailureMessage();
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  function fail(error: unknown) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.silent || error.failure.kind === 'signedOut') return;
    if (show === 'here') setFailure(error.failure);
    else ui.toast(failureMessage(error.failure), { tone: 'bad', seconds: 6 });
  }

  async function run(action: () => Promise<unknown>) {
    running.current = true;
    setPending(true);
    setFailure(null);
    await action()
      .catch(fail)
      .finally(() => {
        running.current = false;
        setPending(false);
      });
  }

  return {
    attempt: (action) => {
      if (!running.current) void run(action);
    },
    pending,
    failure,
  };
}
