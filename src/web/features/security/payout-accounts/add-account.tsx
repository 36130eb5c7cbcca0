import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { mostPayoutAccounts } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { AddForm } from './add-form.tsx';
import { AddLink } from './add-link.tsx';
import { useMissing } from './use-missing.ts';

/** The form that adds an account, once the banks are loaded. */
export function AddAccount({ centre }: { centre: SecurityCentre }) {
  const { payoutAccounts } = centre;
  const banks = useSnapshot(payoutAccounts.banks);
  const { accounts } = useSnapshot(payoutAccounts.state);
  const isBlocked = useMissing(centre) !== null || accounts.length >= mostPayoutAccounts;

  useEffect(() => void payoutAccounts.loadBanks(), [payoutAccounts]);

  return (
    <>
      {isBlocked ? (
        <AddLink centre={centre} />
      ) : (
        <QueryView
          query={banks}
          hasContent={banks.banks.length > 0}
          placeholder={<FormSkeleton />}
          empty={<EmptyState title={<Trans>No bank can be added at the moment</Trans>} />}
          onRetry={() => void payoutAccounts.loadBanks()}
        >
          <AddForm centre={centre} banks={payoutAccounts.banks.banks} />
        </QueryView>
      )}
      <ButtonLink
        to="/member"
        search={{ page: 'securityCenter', item: 'payoutAccounts' }}
        resetScroll={false}
        variant="plain"
      >
        <Trans>Back to my accounts</Trans>
      </ButtonLink>
    </>
  );
}
