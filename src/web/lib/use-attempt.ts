import { useRef, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from './app-context.tsx';
import { useFailureMessage } from '../i18n/failure-messages.ts';

interface Attempt {
  /** Runs an action, unless the one before is still running. What is to follow its success stands at its end. */
  attempt: (action: () => Promise<unknown>) => void;
  pending: boolean;
  /** Why the last one failed, when failures are shown `here`. */
  failure: Failure | null;
}

/** The one way to run an action of the app: says that it runs, and tells the player when it fails, in a toast or `here`, where the component shows it. */
export function useAttempt({ show = 'toast' }: { show?: 'toast' | 'here' } = {}): Attempt {
  const { ui } = useApp();
  const words = useFailureMessage();
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  function fail(error: unknown) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.silent || error.failure.kind === 'signedOut') return;
    if (show === 'here') setFailure(error.failure);
    else ui.toast(words(error.failure), { tone: 'bad', seconds: 6 });
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
