import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type DepositState, depositStates } from '#protocol/vocabulary/deposit-state.ts';
import type { DepositHistory as History } from '#core/cashier/deposits.ts';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { DeskSkeleton } from '../desk/desk-skeleton.tsx';
import { DepositRows } from '../parts/deposit-rows.tsx';
import { stateNames } from '../parts/state-names.ts';
import styles from './deposit-history.module.css';
import { DepositLink } from '../../../widgets/deposit-link/deposit-link.tsx';

interface DepositHistoryProps {
  /** State of the deposits to list; absent for all. */
  filter: DepositState | undefined;
  history: History;
}

/** All deposits of the member, newest first, by their state. */
export function DepositHistory({ filter, history }: DepositHistoryProps) {
  const { t } = useLingui();
  return (
    <div className={styles.history}>
      <StateFilter filter={filter} />
      <p className={styles.note}>
        <Trans>Times are Manila time.</Trans>
      </p>
      <ListView
        list={history}
        placeholder={<DeskSkeleton />}
        empty={<Nothing isFiltered={filter !== undefined} />}
      >
        {(deposits) => <DepositRows label={t`Deposits`} deposits={deposits} />}
      </ListView>
    </div>
  );
}

function StateFilter({ filter }: { filter: DepositState | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = (depositState: DepositState | undefined) =>
    void navigate({
      from: '/member',
      to: '/member',
      search: (search) => ({ ...search, depositState }),
      resetScroll: false,
    });
  return (
    <ChipRow label={t`State`}>
      <Chip pressed={filter === undefined} onPress={() => choose(undefined)}>
        <Trans>All</Trans>
      </Chip>
      {depositStates
        .filter((state) => state !== 'created')
        .map((state) => (
          <Chip key={state} pressed={filter === state} onPress={() => choose(state)}>
            {t(stateNames[state])}
          </Chip>
        ))}
    </ChipRow>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? <Trans>No deposit in this state</Trans> : <Trans>No deposits yet</Trans>}
      help={
        isFiltered ? (
          <Trans>Choose another state above.</Trans>
        ) : (
          <Trans>Your deposits will be listed here, with their receipts.</Trans>
        )
      }
      action={
        <DepositLink>
          <Trans>Make a deposit</Trans>
        </DepositLink>
      }
    />
  );
}
