import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSnapshot } from 'valtio';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Points } from '#core/points/points.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './rules.module.css';

const categoryNames: Readonly<Record<EarningRow['category'], MessageDescriptor>> = {
  RNG: msg`Slots and bingo`,
  FISH: msg`Fishing`,
  LIVE: msg`Live casino`,
  SPORTS: msg`Sports`,
  PVP: msg`Poker`,
  ELOTT: msg`Lottery`,
  other: msg`Other`,
};

interface EarningRow {
  readonly category: GameType | 'other';
  readonly turnover: number | null;
}

/** The rules of points: the ways to earn and to use them. */
export function RulesView({ mall }: { mall: Points['mall'] }) {
  const { t } = useLingui();
  const { earning, ...query } = useSnapshot(mall.state);
  const columns: readonly Column<EarningRow>[] = [
    {
      id: 'category',
      title: t`Games`,
      place: 'title',
      cell: ({ category }) => t(categoryNames[category]),
    },
    {
      id: 'turnover',
      title: t`Turnover for one point`,
      align: 'end',
      place: 'value',
      cell: ({ turnover }) => <Money centavos={turnover} />,
    },
  ];
  return (
    <div className={styles.rules}>
      <QueryView
        query={query}
        hasContent={earning.length > 0}
        placeholder={<FormSkeleton />}
        empty={<EmptyState icon="coin" title={<Trans>There are no rates at the moment</Trans>} />}
        onRetry={() => void mall.load()}
      >
        <DataTable
          label={t`Turnover that earns points`}
          columns={columns}
          rows={earning}
          keyOf={({ category }, place) => `${category} ${place}`}
        />
      </QueryView>
      <RuleList />
    </div>
  );
}

/** Rules: the turnover that counts, and the steps of a redemption. */
function RuleList() {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>Settled bets with cash count. Cancelled and tied bets do not.</Trans>
      </li>
      <li>
        <Trans>Each day (Manila) and each kind of game counts by itself, in whole points.</Trans>
      </li>
      <li>
        <Trans>Points are added within ten minutes of a bet.</Trans>
      </li>
      <li>
        <Trans>Points never expire.</Trans>
      </li>
      <li>
        <Trans>
          Chips and converted money are in your balance at once. We look at everything else first.
        </Trans>
      </li>
      <li>
        <Trans>If we reject a redemption, you read the reason, and points and pesos go back.</Trans>
      </li>
    </ul>
  );
}
