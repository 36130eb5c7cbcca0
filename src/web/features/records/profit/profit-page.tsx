import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { ProfitRecord, ProfitReport } from '#core/records/profit-record.ts';
import type { ProfitStep } from '#core/records/period.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { CategoryTable } from './category-table.tsx';
import { PeriodTable } from './period-table.tsx';
import { ProfitChart } from './profit-chart.tsx';
import type { ProfitSearch } from './profit-search.ts';
import { ProfitTotals } from './profit-totals.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './profit-page.module.css';

/** The size of the totals, the chart and the table while they load. */
function ProfitSkeleton() {
  return (
    <div className={styles.blocks} aria-busy="true">
      {(['totals', 'chart', 'table'] as const).map((block) => (
        <div key={block} data-block={block}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

const profitOf = async (app: App): Promise<ProfitRecord> => (await app.records()).profit;

/** Profit and loss by days, weeks or months, and by category. The address chooses the step. */
export function ProfitPage({ search: { by = 'day' } }: { search: ProfitSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <SegmentedControl<ProfitStep>
        label={t`Show by`}
        options={[
          { value: 'day', label: t`Days` },
          { value: 'week', label: t`Weeks` },
          { value: 'month', label: t`Months` },
        ]}
        value={by}
        onChoose={(step) =>
          void navigate({
            to: '/member',
            search: { page: 'personalProfit', by: step },
            resetScroll: false,
          })
        }
      />
      <p className={styles.note}>
        <Reach step={by} />
      </p>
      <WithSlice from={profitOf} placeholder={<ProfitSkeleton />}>
        {(record) => <ProfitView record={record} step={by} />}
      </WithSlice>
    </div>
  );
}

function Reach({ step }: { step: ProfitStep }) {
  switch (step) {
    case 'day':
      return <Trans>The last 30 days, Manila time</Trans>;
    case 'week':
      return <Trans>The last 12 weeks from Monday, Manila time</Trans>;
    case 'month':
      return <Trans>The last 12 months, Manila time</Trans>;
  }
}

const isZero = (figures: object): boolean => Object.values(figures).every((sum) => sum === 0);

/** A gateway may send the sums alone. */
const hasPeriods = ({ periods }: ProfitReport): boolean =>
  !periods.every(({ from: _, ...figures }) => isZero(figures));

const isEmpty = (report: ProfitReport): boolean => !hasPeriods(report) && isZero(report.total);

function ProfitView({ record, step }: { record: ProfitRecord; step: ProfitStep }) {
  const { report, ...query } = useSnapshot(record.state);
  useEffect(() => void record.load(step), [record, step]);
  const shown = report !== null && report.step === step && !isEmpty(report) ? report : null;
  return (
    <div className={styles.page} aria-busy={query.phase === 'loading' || undefined}>
      <QueryView
        query={query}
        hasContent={shown !== null}
        placeholder={<ProfitSkeleton />}
        empty={<NoFigures />}
        onRetry={() => void record.load(step)}
      >
        {shown && <Report report={shown} />}
      </QueryView>
    </div>
  );
}

function NoFigures() {
  return (
    <EmptyState
      icon="coin"
      title={<Trans>Nothing to add up yet</Trans>}
      help={<Trans>After your first deposit or bet you see here how it went.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'transactionHistory' }}>
          <Trans>Account record</Trans>
        </ButtonLink>
      }
    />
  );
}

function Report({ report }: { report: ProfitReport }) {
  return (
    <>
      <ProfitTotals total={report.total} />
      {hasPeriods(report) && (
        <>
          <ProfitChart report={report} />
          <PeriodTable key={report.step} report={report} />
        </>
      )}
      <CategoryTable categories={report.categories} />
    </>
  );
}
