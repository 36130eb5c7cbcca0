import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type WithdrawalState, withdrawalStates } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { stateNames } from '../parts/state-names.ts';
import { WithdrawalRows } from '../parts/withdrawal-rows.tsx';
import styles from './history.module.css';

interface HistoryProps {
  filter: WithdrawalState | undefined;
  withdrawals: Withdrawals;
}

/** All withdrawals, or those in one state. */
export function History({ filter, withdrawals: { list } }: HistoryProps) {
  const { t } = useLingui();
  return (
    <div className={styles.history}>
      <StateFilter filter={filter} />
      <ListView list={list} empty={<Nothing isFiltered={filter !== undefined} />}>
        {(withdrawals) => <WithdrawalRows label={t`Withdrawals`} withdrawals={withdrawals} />}
      </ListView>
    </div>
  );
}

function StateFilter({ filter }: Pick<HistoryProps, 'filter'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <SelectField
      label={t`State`}
      placeholder={t`All`}
      options={withdrawalStates.map((value) => ({ value, label: t(stateNames[value]) }))}
      value={filter ?? ''}
      onChange={({ target }) =>
        void navigate({
          to: '/member',
          search: {
            page: 'withdraw',
            withdrawals: 'all',
            withdrawalState: withdrawalStates.find((state) => state === target.value),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon="wallet"
      title={
        isFiltered ? <Trans>No withdrawal in this state</Trans> : <Trans>No withdrawal yet</Trans>
      }
      help={<Trans>Your withdrawals will be listed here.</Trans>}
    />
  );
}
