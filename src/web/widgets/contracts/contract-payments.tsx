import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ContractKind } from '#contract/model/contract.ts';
import type { ContractPayment, ContractPaymentList, PaymentFilter } from '#core/agent/agent.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../account-form/form-skeleton.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import styles from './contract-parts.module.css';
import { usePaymentColumns } from './use-payment-columns.tsx';

const keyOf = ({ id }: ContractPayment) => id;

interface ContractPaymentsProps {
  payments: ContractPaymentList;
  kind: ContractKind;
  side: PaymentFilter['view'];
  /** Chooses the kind or the side. */
  choice: ReactNode;
}

/** The payments of the contracts of a kind, to the member or by the member, with the figures of each. */
export function ContractPayments({ payments, kind, side, choice }: ContractPaymentsProps) {
  const { t } = useLingui();
  const { items, next, filter: _, ...query } = useSnapshot(payments.state);
  const columns = usePaymentColumns(kind);
  const load = () => payments.load({ kind, view: side });
  useEffect(() => void payments.load({ kind, view: side }), [payments, kind, side]);
  const isLoading = query.phase === 'loading';
  return (
    <section
      className={styles.section}
      aria-labelledby="contract-payments"
      aria-busy={isLoading || undefined}
    >
      <h2 id="contract-payments">
        <Trans>Payments</Trans>
      </h2>
      {choice}
      <QueryView
        query={query}
        hasContent={items.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            title={<Trans>No payment yet</Trans>}
            help={
              <Trans>
                A period is settled soon after its end. Salaries of nothing are left out.
              </Trans>
            }
          />
        }
        onRetry={() => void load()}
      >
        <DataTable label={t`Payments`} columns={columns} rows={items} keyOf={keyOf} />
        {next !== null && (
          <div className={styles.more}>
            <Button pending={isLoading} onClick={() => void payments.loadMore()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </QueryView>
    </section>
  );
}
