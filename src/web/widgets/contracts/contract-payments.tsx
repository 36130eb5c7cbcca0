import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { ContractKind } from '#protocol/model/contract.ts';
import type { ContractPayment, ContractPaymentList, PaymentFilter } from '#core/agent/agent.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ListView } from '../list-view/list-view.tsx';
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
  const columns = usePaymentColumns(kind);
  useEffect(() => void payments.load({ kind, view: side }), [payments, kind, side]);
  return (
    <section className={styles.section} aria-labelledby="contract-payments">
      <h2 id="contract-payments">
        <Trans>Payments</Trans>
      </h2>
      {choice}
      <ListView
        list={payments}
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
      >
        {(rows) => <DataTable label={t`Payments`} columns={columns} rows={rows} keyOf={keyOf} />}
      </ListView>
    </section>
  );
}
