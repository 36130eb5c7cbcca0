import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Accounts } from '#core/accounts/accounts.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../lib/app-context.tsx';
import { FailedState } from '../../widgets/failed-state/failed-state.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

type Loaded = { accounts: Accounts } | { failure: Failure } | null;

/** Loads the account services, and starts to load their rules and countries. */
function useAccounts(): { loaded: Loaded; retry: () => void } {
  const app = useApp();
  const [loaded, setLoaded] = useState<Loaded>(null);

  const load = useCallback(async (): Promise<Loaded> => {
    try {
      const accounts = await app.accounts();
      for (const slice of [accounts.registration, accounts.countries]) {
        if (['idle', 'failed'].includes(slice.state.phase)) void slice.load();
      }
      return { accounts };
    } catch (error) {
      if (error instanceof GatewayError) return { failure: error.failure };
      throw error;
    }
  }, [app]);

  useEffect(() => {
    let isMounted = true;
    void load().then((found) => isMounted && setLoaded(found));
    return () => {
      isMounted = false;
    };
  }, [load]);

  return { loaded, retry: () => void load().then(setLoaded) };
}

/** Renders a form with the account services, a placeholder while they load, or the failure. */
export function WithAccounts({ children }: { children: (accounts: Accounts) => ReactNode }) {
  const { loaded, retry } = useAccounts();
  if (loaded === null) return <FormSkeleton />;
  if ('failure' in loaded) return <FailedState failure={loaded.failure} onRetry={retry} />;
  return children(loaded.accounts);
}
