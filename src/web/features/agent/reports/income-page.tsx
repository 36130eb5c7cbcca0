import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  differenceOrNull,
  type MaybeCentavos,
  sumOrNull,
} from '#protocol/model/readers/unknown-money.ts';
import type { Agent, AgentIncome, ReportDays, TeamReports } from '#core/agent/agent.ts';
import { dateOf } from '#core/records/period.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { entryNames } from '../../../widgets/records/entry-names.ts';
import { ExportButton } from '../../../widgets/records/export-button.tsx';
import styles from '../agent.module.css';
import { reportDays } from './report-days.ts';
import { reportFile } from './report-file.ts';
import { DaysFilter } from './report-filter.tsx';
import type { ReportSearch } from './report-search.ts';

type Source = AgentIncome['current']['sources'][number];

interface Part extends ReportDays {
  readonly sources: readonly Source[];
}

/** Income of the agent from contracts and rebates, beside the period of the same length before. */
export function IncomePage({ agent: { reports }, search }: { agent: Agent; search: ReportSearch }) {
  const now = useNow(60_000);
  if (now === null) return <FormSkeleton />;
  return (
    <div className={styles.page}>
      <DaysFilter search={search} now={now} />
      <Income income={reports.income} days={reportDays(search, now)} />
    </div>
  );
}

interface IncomeProps {
  income: TeamReports['income'];
  days: ReportDays;
}

function Income({ income, days: { from, to } }: IncomeProps) {
  const { t } = useLingui();
  const { answer, ...query } = useSnapshot(income.state);
  const load = useCallback(() => void income.load({ from, to }), [income, from, to]);
  useEffect(load, [load]);
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
          <Sources title={t`This period`} part={answer.current} />
          <Sources title={t`The period before`} part={answer.previous} />
          <IncomeExport parts={[answer.current, answer.previous]} />
        </>
      )}
    </QueryView>
  );
}

/** Several sources can be unknown. */
const byPlace = ({ code }: Source, place: number): string => `${code} ${place}`;

const resultOf = (source: Source): MaybeCentavos => differenceOrNull(source.in, source.out);

/** Downloads the sources of both periods. */
function IncomeExport({ parts }: { parts: readonly Part[] }) {
  const { t } = useLingui();
  const titles = [t`First day`, t`Last day`, t`Source`, t`Earned`, t`Paid to downlines`, t`Result`];
  const rows = parts.flatMap(({ from, to, sources }) =>
    sources.map((source) => [
      dateOf(from),
      dateOf(to - 1),
      t(entryNames[source.code]),
      { centavos: source.in },
      { centavos: source.out },
      { centavos: resultOf(source) },
    ]),
  );
  return <ExportButton onExport={async () => reportFile('income', titles, rows)} />;
}

function Sources({ title, part: { from, to, sources } }: { title: string; part: Part }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [first, last] = [from, to - 1].map((at) => formatManila(at, language, 'day'));
  const total = sumOrNull(sources.map(resultOf));
  const columns: readonly Column<Source>[] = [
    {
      id: 'source',
      title: t`Source`,
      place: 'title',
      cell: ({ code }) => t(entryNames[code]),
    },
    {
      id: 'in',
      title: t`Earned`,
      align: 'end',
      cell: (source) => <OwnMoney centavos={source.in} />,
    },
    {
      id: 'out',
      title: t`Paid to downlines`,
      align: 'end',
      cell: ({ out }) => <OwnMoney centavos={out} />,
    },
    {
      id: 'rest',
      title: t`Result`,
      align: 'end',
      place: 'value',
      cell: (source) => <OwnMoney signed centavos={resultOf(source)} />,
    },
  ];
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        <OwnMoney signed centavos={total} />
      </div>
      <p className={styles.note}>{t`${first} to ${last}, Manila time`}</p>
      {sources.length === 0 ? (
        <EmptyState title={<Trans>No income in these days</Trans>} />
      ) : (
        <DataTable label={title} columns={columns} rows={sources} keyOf={byPlace} />
      )}
    </section>
  );
}
