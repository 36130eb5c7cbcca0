import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { PointExchange, Points } from '#core/points/points.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { PointsCount } from '../parts/points-count.tsx';
import { ConvertForm } from './convert-form.tsx';
import styles from './rules.module.css';

/** The exchange rates, and the form that converts points by them while each rate is known. */
export function RatesView({ points }: { points: Points }) {
  const { t } = useLingui();
  const { session } = useApp();
  const isGuest = useSnapshot(session.state).phase === 'guest';
  const { exchange, ...query } = useSnapshot(points.mall.state);
  const columns: readonly Column<PointExchange>[] = [
    {
      id: 'least',
      title: t`From points`,
      place: 'title',
      cell: ({ least }) => <PointsCount points={least} />,
    },
    {
      id: 'rate',
      title: t`100 points are worth`,
      align: 'end',
      place: 'value',
      cell: ({ rate }) => <Money centavos={rate} />,
    },
  ];
  return (
    <div className={styles.rules}>
      <QueryView
        query={query}
        hasContent={exchange.length > 0}
        placeholder={<FormSkeleton />}
        empty={<EmptyState icon="coin" title={<Trans>There are no rates at the moment</Trans>} />}
        onRetry={() => void points.mall.load()}
      >
        <DataTable
          label={t`Exchange rates`}
          columns={columns}
          rows={exchange}
          keyOf={({ least }) => String(least)}
        />
        {!isGuest && exchange.every(({ rate }) => rate !== null) && <ConvertForm points={points} />}
      </QueryView>
    </div>
  );
}
