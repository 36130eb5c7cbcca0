import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProfitPeriod, ProfitReport } from '#core/records/profit-record.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { useOwnAmount } from '../../../widgets/balance/use-own-amount.ts';
import { figures } from './figures.ts';
import { periodName } from './period-name.ts';
import styles from './table.module.css';

/** Rows of a page. */
const size = 10;

function useColumns(step: ProfitReport['step']): readonly Column<ProfitPeriod>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = useOwnAmount();
  return [
    {
      id: 'period',
      title: t`Period`,
      place: 'title',
      cell: ({ from }) => periodName(step, from, language),
    },
    ...figures.map(({ id, name, of }): Column<ProfitPeriod> => ({
      id,
      title: t(name),
      align: 'end',
      place: id === 'profit' ? 'value' : 'line',
      cell: (period) =>
        id === 'turnover' ? money(of(period)) : <OwnMoney signed centavos={of(period)} />,
    })),
  ];
}

/** The figures of the chart, newest first. */
export function PeriodTable({ report: { step, periods } }: { report: ProfitReport }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const rows = periods.toReversed().slice((page - 1) * size, page * size);
  return (
    <section className={styles.section} aria-labelledby="profit-periods">
      <h2 id="profit-periods">
        <Trans>Figures of the chart</Trans>
      </h2>
      <DataTable
        label={t`Figures of the chart`}
        columns={useColumns(step)}
        rows={rows}
        keyOf={({ from }) => String(from)}
      />
      <Pagination
        label={t`Pages of the figures`}
        page={page}
        pages={Math.ceil(periods.length / size)}
        onPage={setPage}
        compact
      />
    </section>
  );
}
