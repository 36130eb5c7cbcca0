import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../lib/app-context.tsx';

type Arrived = { accounts: Accounts } | { failure: Failure } | null;

/** What forms about accounts work with, once it is here, and the rules and countries on their way. */
export function useAccounts(): { arrived: Arrived; retry: () => void } {
  const app = useApp();
  const [arrived, setArrived] = useState<Arrived>(null);

  const arrive = useCallback(async (): Promise<Arrived> => {
    try {
      const accounts = await app.accounts();
      for (const { state, load } of [accounts.registration, accounts.countries]) {
        if (state.phase === 'idle' || state.phase === 'failed') void load();
      }
      return { accounts };
    } catch (error) {
      if (error instanceof GatewayError) return { failure: error.failure };
      throw error;
    }
  }, [app]);

  useEffect(() => {
    let wanted = true;
    void arrive().then((found) => wanted && setArrived(found));
    return () => {
      wanted = false;
    };
  }, [arrive]);

  return { arrived, retry: () => void arrive().then(setArrived) };
}
