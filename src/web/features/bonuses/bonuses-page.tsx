import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { App } from '#core/app.ts';
import type { Bonuses, BonusView } from '#core/rewards/rewards.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { ListView } from '../../widgets/list-view/list-view.tsx';
import { BonusCard } from './bonus-card.tsx';
import type { BonusSearch } from './bonus-search.ts';
import styles from './bonuses.module.css';
import { DepositLink } from '../../widgets/deposit-link/deposit-link.tsx';

const bonusesOf = async (app: App): Promise<Bonuses> => (await app.rewards()).bonuses;

/** The bonuses of the member: active ones with what is left to play, and those that have ended. */
export function BonusesPage({ search }: { search: BonusSearch }) {
  return (
    <WithSlice from={bonusesOf} placeholder={<FormSkeleton />}>
      {(bonuses) => <BonusList bonuses={bonuses} view={search.bonuses ?? 'active'} />}
    </WithSlice>
  );
}

function BonusList({ bonuses, view }: { bonuses: Bonuses; view: BonusView }) {
  useEffect(() => void bonuses.load(view), [bonuses, view]);
  return (
    <div className={styles.page}>
      <ViewChoice view={view} />
      <ListView list={bonuses} empty={<NoBonus view={view} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((bonus) => (
              <li key={bonus.id}>
                <BonusCard bonus={bonus} bonuses={bonuses} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}

function ViewChoice({ view }: { view: BonusView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <SegmentedControl<BonusView>
      label={t`Bonuses to show`}
      options={[
        { value: 'active', label: t`Active` },
        { value: 'done', label: t`Done` },
        { value: 'expired', label: t`Expired` },
      ]}
      value={view}
      onChoose={(chosen) =>
        void navigate({
          to: '/member',
          search: { page: 'bonusDetails', ...(chosen !== 'active' && { bonuses: chosen }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function NoBonus({ view }: { view: BonusView }) {
  if (view !== 'active') {
    return (
      <EmptyState
        icon="coin"
        title={<Trans>Nothing here yet</Trans>}
        help={<Trans>Bonuses that have ended will be listed here.</Trans>}
      />
    );
  }
  return (
    <EmptyState
      icon="coin"
      title={<Trans>You have no bonus now</Trans>}
      help={<Trans>You can choose one with a deposit. Its terms stand next to it.</Trans>}
      action={<DepositLink />}
    />
  );
}
