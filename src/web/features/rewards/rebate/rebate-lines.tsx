import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Rebate } from '#protocol/model/rewards/rebate.ts';
import { formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { Money } from '../../../widgets/money/money.tsx';

type Line = Snapshot<Rebate>['lines'][number];

const keyOf = ({ category, rate }: Line, place: number) => `${category} ${rate} ${place}`;

/** Turnover, rate and rebate of each category. A category whose rate has changed has a line for each rate. */
export function RebateLines({ label, lines }: { label: string; lines: readonly Line[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns: readonly Column<Line>[] = [
    {
      id: 'category',
      title: t`Category`,
      place: 'title',
      cell: ({ category }) => t(categoryName(category)),
    },
    {
      id: 'turnover',
      title: t`Turnover`,
      align: 'end',
      cell: ({ turnover }) => <Money centavos={turnover} />,
    },
    {
      id: 'rate',
      title: t`Rate`,
      align: 'end',
      cell: ({ rate }) => formatRate(rate, language),
    },
    {
      id: 'amount',
      title: t`Rebate`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <Money centavos={amount} />,
    },
  ];
  return <DataTable label={label} columns={columns} rows={lines} keyOf={keyOf} />;
}
