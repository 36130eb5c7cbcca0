import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { StatementRecord } from '#core/records/profit-record.ts';
import { statementMonths } from '#core/records/period.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { ChoiceField } from '../filter/choice-field.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { useChangeSearch } from '../use-change-search.ts';
import { StatementSheet } from './statement-sheet.tsx';
import styles from './statement-view.module.css';

interface StatementViewProps {
  /** Month of the statement, such as `2026-11`. */
  month: string;
  statement: StatementRecord;
  now: number;
}

/** Start of a month in Manila, in epoch milliseconds. */
function startOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`);
}

/** The statement of a month, for reading and printing. */
export function StatementView({ month, statement, now }: StatementViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useChangeSearch();
  const state = useSnapshot(statement.state);
  const name = (of: string) => formatManila(startOf(of), language, 'month');
  const months = statementMonths(now);
  const offered = months.includes(month) ? months : [month, ...months];
  const shown = state.month === month ? state.statement : null;
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <ButtonLink
          to="/member"
          search={{ page: 'transactionHistory' }}
          icon={<Icon name="back" />}
        >
          <Trans>Account record</Trans>
        </ButtonLink>
        <ChoiceField
          label={t`Month`}
          options={offered.map((one) => [one, name(one)] as const)}
          value={month}
          onChoose={(chosen) => change({ month: chosen })}
        />
        {shown && (
          <Button variant="primary" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      <QueryView
        query={state}
        hasContent={shown !== null}
        placeholder={<RowsSkeleton rows={6} size="large" />}
        empty={<NotThere />}
        onRetry={() => void statement.load(month)}
      >
        {shown && <StatementSheet month={name(month)} statement={shown} now={now} />}
      </QueryView>
    </div>
  );
}
