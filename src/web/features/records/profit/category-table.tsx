import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfitCategory } from '#core/records/profit-record.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { useOwnAmount } from '../../../widgets/balance/use-own-amount.ts';
import styles from './table.module.css';

/** Profit and loss of each category of games. */
export function CategoryTable({ categories }: { categories: readonly ProfitCategory[] }) {
  const { t } = useLingui();
  const money = useOwnAmount();
  if (categories.length === 0) return null;
  const columns: readonly Column<ProfitCategory>[] = [
    {
      id: 'category',
      title: t`Category`,
      place: 'title',
      cell: ({ category }) => t(categoryName(category)),
    },
    {
      id: 'profit',
      title: t`Profit`,
      align: 'end',
      place: 'value',
      cell: ({ profit }) => <OwnMoney signed centavos={profit} />,
    },
    { id: 'stake', title: t`Bet`, align: 'end', cell: ({ stake }) => money(stake) },
    { id: 'payout', title: t`Win`, align: 'end', cell: ({ payout }) => money(payout) },
    { id: 'turnover', title: t`Turnover`, align: 'end', cell: ({ turnover }) => money(turnover) },
  ];
  return (
    <section className={styles.section} aria-labelledby="profit-categories">
      <h2 id="profit-categories">
        <Trans>By category</Trans>
      </h2>
      <DataTable
        label={t`By category`}
        columns={columns}
        rows={categories}
        keyOf={({ category }, place) => `${category} ${place}`}
      />
    </section>
  );
}
