import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { UplineTransfers } from '#core/cashier/cashier.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../wallets.module.css';
import { UplineForm } from './upline-form.tsx';
import { UplineHistory } from './upline-history.tsx';
import { UplineTermsCard } from './upline-terms.tsx';

interface UplineViewProps {
  transfers: UplineTransfers;
  /** Page of the history. */
  part: number | undefined;
}

/** A new transfer of a member with an upline, and the transfers so far, also those that came from downlines. */
export function UplineView({ transfers, part }: UplineViewProps) {
  const { member } = useSnapshot(useApp().member.state);
  return (
    <div className={styles.page}>
      {member?.toUpline && <NewTransfer transfers={transfers} />}
      <UplineHistory list={transfers.list} part={part} />
    </div>
  );
}

/** The recipient with the limits, and the form. */
function NewTransfer({ transfers }: Pick<UplineViewProps, 'transfers'>) {
  const { terms, ...query } = useSnapshot(transfers.state);
  useEffect(() => void transfers.load(), [transfers]);
  return (
    <QueryView
      query={query}
      hasContent={terms !== null}
      placeholder={<FormSkeleton />}
      empty={<EmptyState icon="user" title={<Trans>There is nobody to transfer to</Trans>} />}
      onRetry={() => void transfers.load()}
    >
      {terms && (
        <>
          <UplineTermsCard terms={terms} />
          <UplineForm terms={terms} transfers={transfers} />
        </>
      )}
    </QueryView>
  );
}
