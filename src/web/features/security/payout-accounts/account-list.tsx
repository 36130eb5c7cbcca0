import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PayoutAccount } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { AccountCard } from './account-card.tsx';
import { AddLink } from './add-link.tsx';
import styles from './payout-accounts.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

/** The accounts, the default one first, and the way to add one. */
export function AccountList({ centre }: { centre: SecurityCentre }) {
  const { t } = useLingui();
  const { payoutAccounts } = centre;
  const state = useSnapshot(payoutAccounts.state);
  const { accounts } = state;
  const [removed, setRemoved] = useState<PayoutAccount | null>(null);

  return (
    <QueryView
      query={state}
      hasContent={accounts.length > 0}
      placeholder={<FormSkeleton />}
      empty={
        <>
          <EmptyState
            icon="wallet"
            title={<Trans>No account yet</Trans>}
            help={<Trans>Add the bank account or e-wallet that we pay your winnings to.</Trans>}
          />
          <AddLink centre={centre} />
        </>
      }
      onRetry={() => void payoutAccounts.load()}
    >
      <ul className={styles.list} aria-label={t`Bank accounts and e-wallets`}>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard
              account={account}
              payoutAccounts={payoutAccounts}
              onRemove={() => setRemoved(account)}
            />
          </li>
        ))}
      </ul>
      <AddLink centre={centre} />
      {removed && (
        <RemoveDialog
          account={removed}
          payoutAccounts={payoutAccounts}
          onClose={() => setRemoved(null)}
        />
      )}
    </QueryView>
  );
}
