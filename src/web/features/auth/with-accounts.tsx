import type { ReactNode } from 'react';
import type { Accounts } from '#core/accounts/accounts.ts';
import { FailedState } from '../../widgets/failed-state/failed-state.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useAccounts } from './use-accounts.ts';

/** A form that needs more than the session: it waits until that is here, and says so when it does not come. */
export function WithAccounts({ children }: { children: (accounts: Accounts) => ReactNode }) {
  const { arrived, retry } = useAccounts();
  if (arrived === null) return <FormSkeleton />;
  if ('failure' in arrived) return <FailedState failure={arrived.failure} onRetry={retry} />;
  return children(arrived.accounts);
}
