import type { ReactNode } from 'react';
import type { Accounts } from '#core/accounts/accounts.ts';
import type { App } from '#core/app.ts';
import { WithSlice } from '../late-slice/with-slice.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

/** Loads the account services, and starts to load their rules and countries. */
async function accountsOf(app: App): Promise<Accounts> {
  const accounts = await app.accounts();
  for (const slice of [accounts.registration, accounts.countries]) {
    if (['idle', 'failed'].includes(slice.state.phase)) void slice.load();
  }
  return accounts;
}

/** Renders a form with the account services, a placeholder while they load, or the failure. */
export function WithAccounts({ children }: { children: (accounts: Accounts) => ReactNode }) {
  return (
    <WithSlice from={accountsOf} placeholder={<FormSkeleton />}>
      {children}
    </WithSlice>
  );
}
