import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import type { App } from '#core/app.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface NewWithdrawalProps {
  withdrawals: Withdrawals;
  settings: Snapshot<WithdrawSettings>;
}

const centreOf = (app: App): Promise<SecurityCentre> => app.securityCentre();

/** The form of a withdrawal, once the accounts of the member are known. */
export function NewWithdrawal(props: NewWithdrawalProps) {
  return (
    <WithSlice from={centreOf} placeholder={<FormSkeleton />}>
      {(centre) => <WithAccounts {...props} centre={centre} />}
    </WithSlice>
  );
}

function WithAccounts({ centre, ...props }: NewWithdrawalProps & { centre: SecurityCentre }) {
  const { payoutAccounts, profile, security } = centre;
  const state = useSnapshot(payoutAccounts.state);
  const { level, hasWithdrawalPassword } = useSnapshot(security.state);
  const needsPassword = props.settings.passwordDue && level !== null && !hasWithdrawalPassword;

  useEffect(() => {
    void security.load();
    void profile.load();
    void payoutAccounts.load();
  }, [security, profile, payoutAccounts]);

  if (needsPassword) return <NoPassword />;
  return (
    <QueryView
      query={state}
      hasContent={state.accounts.length > 0}
      placeholder={<FormSkeleton />}
      empty={<NoAccount />}
      onRetry={() => void payoutAccounts.load()}
    >
      <WithdrawForm {...props} centre={centre} accounts={state.accounts} />
    </QueryView>
  );
}

function NoPassword(): ReactNode {
  return (
    <EmptyState
      icon="shield"
      title={<Trans>First set a withdrawal password</Trans>}
      help={<Trans>It protects your money: every withdrawal asks for it.</Trans>}
      action={
        <ButtonLink
          to="/member"
          search={{ page: 'securityCenter', item: 'withdrawalPassword' }}
          variant="primary"
        >
          <Trans>Set a withdrawal password</Trans>
        </ButtonLink>
      }
    />
  );
}

function NoAccount(): ReactNode {
  return (
    <EmptyState
      icon="wallet"
      title={<Trans>No account yet</Trans>}
      help={<Trans>Add the bank account or e-wallet that we pay your winnings to.</Trans>}
      action={
        <ButtonLink
          to="/member"
          search={{ page: 'securityCenter', item: 'payoutAccounts', adds: true }}
          variant="primary"
        >
          <Trans>Add an account</Trans>
        </ButtonLink>
      }
    />
  );
}
