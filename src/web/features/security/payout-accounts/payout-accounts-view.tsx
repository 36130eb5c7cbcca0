import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ItemProps } from '../page/item-props.ts';
import { AccountList } from './account-list.tsx';
import { AddAccount } from './add-account.tsx';

/** Bank accounts and e-wallets of the member: the list, or the form that adds one (`adds` in the address). */
export function PayoutAccountsView({ centre }: ItemProps) {
  const { payoutAccounts } = centre;
  const { adds } = useSearch({ from: '/member' });

  useEffect(() => void payoutAccounts.load(), [payoutAccounts]);

  return adds ? <AddAccount centre={centre} /> : <AccountList centre={centre} />;
}
