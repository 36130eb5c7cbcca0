import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agent, ReportDays, TeamOverview, TeamReports } from '#core/agent/agent.ts';
import { dateOf } from '#core/records/period.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { ExportButton } from '../../../widgets/records/export-button.tsx';
import styles from '../agent.module.css';
import { FigureAmount, figureNames, houseInGames } from './report-columns.tsx';
import { reportDays } from './report-days.ts';
import { reportFile } from './report-file.ts';
import { DaysFilter } from './report-filter.tsx';
import type { ReportSearch } from './report-search.ts';

type Day = TeamOverview['days'][number];
type CategoryRow = TeamOverview['categories'][number];
type Amount = 'deposits' | 'withdrawals' | 'turnover' | 'bonuses' | 'profit' | 'commission';

const amounts: readonly (readonly [Amount, MessageDescriptor])[] = [
  ['turnover', msg`Turnover`],
  ['deposits', msg`Deposits`],
  ['withdrawals', msg`Withdrawals`],
  ['commission', msg`My commission`],
  ['bonuses', msg`Bonuses of players`],
  ['profit', msg`Won by the house`],
];

/** The figures of the team: of the period, of each day and by category. */
export function OverviewPage({
  agent: { reports },
  search,
}: {
  agent: Agent;
  search: ReportSearch;
}) {
  const now = useNow(60_000);
  if (now === null) return <FormSkeleton />;
  return (
    <div className={styles.page}>
      <DaysFilter search={search} now={now} />
      <Overview overview={reports.overview} days={reportDays(search, now)} />
    </div>
  );
}

interface OverviewProps {
  overview: TeamReports['overview'];
  days: ReportDays;
}

function Overview({ overview, days: { from, to } }: OverviewProps) {
  const { t } = useLingui();
  const { answer, ...query } = useSnapshot(overview.state);
  const load = useCallback(() => void overview.load({ from, to }), [overview, from, to]);
  useEffect(load, [load]);
  const days = useDayColumns();
  const categories = useCategoryColumns();
  return (
    <QueryView
      query={query}
      hasContent={answer !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={load}
    >
      {answer && (
        <>
          <Totals total={answer.total} />
          {answer.categories.length > 0 && (
            <DataTable
              label={t`By category`}
              columns={categories}
              rows={answer.categories}
              keyOf={({ category }, place) => `${category} ${place}`}
            />
          )}
          <DataTable
            label={t`By day`}
            columns={days}
            rows={answer.days.toReversed()}
            keyOf={({ at }, nth) => `${at} ${nth}`}
          />
          <OverviewExport days={answer.days} />
        </>
      )}
    </QueryView>
  );
}

/** Downloads the figures of each day. */
function OverviewExport({ days }: { days: readonly Day[] }) {
  const { t } = useLingui();
  const titles = [t`Day`, t`Active members`, t`New members`, ...amounts.map(([, name]) => t(name))];
  const rows = days.map((day) => [
    dateOf(day.at),
    day.active,
    day.joined,
    ...amounts.map(([id]) => ({ centavos: day[id] })),
  ]);
  return <ExportButton onExport={async () => reportFile('team-overview', titles, rows)} />;
}

function Totals({ total }: { total: TeamOverview['total'] }) {
  const { t } = useLingui();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Members of the team</Trans>
        </dt>
        <dd>{total.members}</dd>
      </div>
      <div>
        <dt>
          <Trans>Active members</Trans>
        </dt>
        <dd>{total.active}</dd>
      </div>
      <div>
        <dt>
          <Trans>New members</Trans>
        </dt>
        <dd>{total.joined}</dd>
      </div>
      {amounts.map(([id, name]) => (
        <div key={id}>
          <dt>{t(name)}</dt>
          <dd>
            <OwnMoney centavos={total[id]} signed={id === 'profit'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useDayColumns(): readonly Column<Day>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'day',
      title: t`Day`,
      place: 'title',
      cell: ({ at }) => <span className={styles.day}>{formatManila(at, language, 'day')}</span>,
    },
    { id: 'active', title: t`Active members`, align: 'end', cell: ({ active }) => active },
    { id: 'joined', title: t`New members`, align: 'end', cell: ({ joined }) => joined },
    ...amounts.map(([id, name]): Column<Day> => ({
      id,
      title: t(name),
      align: 'end',
      place: id === 'profit' ? 'value' : 'line',
      cell: (day) => <OwnMoney centavos={day[id]} signed={id === 'profit'} />,
    })),
  ];
}

function useCategoryColumns(): readonly Column<CategoryRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'category',
      title: t`Category`,
      place: 'title',
      cell: ({ category }) => t(categoryName(category)),
    },
    ...(['stake', 'payout', 'turnover', 'houseProfit'] as const).map(
      (figure): Column<CategoryRow> => ({
        id: figure,
        title: t(figure === 'houseProfit' ? houseInGames : figureNames[figure]),
        align: 'end',
        place: figure === 'houseProfit' ? 'value' : 'line',
        cell: (row) => <FigureAmount figure={figure} centavos={row[figure]} />,
      }),
    ),
  ];
}
