import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { AccountTotal } from '#protocol/calls/records/account-records.ts';
import { type MaybeCentavos, sumOrNull } from '#protocol/model/readers/unknown-money.ts';
import { dateOf } from '#core/records/period.ts';
import type { Records } from '#core/records/records.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { ExportButton } from '../../../widgets/records/export-button.tsx';
import { useAccountWords } from '../export/use-export-words.ts';
import { recordPeriod } from '../filter/record-period.ts';
import { RecordView } from '../parts/record-view.tsx';
import { Totals } from '../parts/totals.tsx';
import type { RecordsSearch } from '../records-search.ts';
import { StatementView } from '../statement/statement-view.tsx';
import { WithRecords } from '../with-records.tsx';
import { AccountFilter } from './account-filter.tsx';
import styles from './account-record-page.module.css';
import { accountFilter } from './account-search.ts';
import { AccountTable } from './account-table.tsx';

/** The account record, or the statement of a month. The address chooses all of it. */
export function AccountRecordPage({ search }: { search: RecordsSearch }) {
  const { month } = search;
  const now = useNow(60_000) ?? 0;
  if (month !== undefined) {
    return (
      <WithRecords placeholder={<RowsSkeleton rows={10} size="large" />}>
        {({ statement }) => <StatementView month={month} statement={statement} now={now} />}
      </WithRecords>
    );
  }
  return (
    <div className={styles.page}>
      <AccountFilter search={search} period={recordPeriod(search, now)} now={now} />
      <WithRecords placeholder={<RowsSkeleton rows={10} size="large" />}>
        {(records) => <Entries search={search} records={records} now={now} />}
      </WithRecords>
    </div>
  );
}

interface EntriesProps {
  search: RecordsSearch;
  records: Records;
  now: number;
}

function Entries({ search, records: { account, exports }, now }: EntriesProps) {
  const words = useAccountWords();
  const { shown, isOther, ...query } = useSnapshot(account.state);
  const filter = accountFilter(search, now);
  const view = shown && {
    page: shown.page,
    pages: shown.answer.pages,
    rows: shown.answer.records.length,
  };
  return (
    <>
      <RecordView
        query={query}
        search={search}
        shown={view}
        isOther={isOther}
        onRetry={() => void account.load(filter, search.part)}
      >
        {shown && (
          <>
            <AccountTotals ofPage={shown.answer.pageTotal} ofPeriod={shown.answer.total} />
            <AccountTable records={shown.answer.records} />
          </>
        )}
      </RecordView>
      <div className={styles.tools}>
        {view !== null && view.rows > 0 && (
          <ExportButton onExport={(options) => exports.account(filter, { ...words, ...options })} />
        )}
        <ButtonLink
          to="/member"
          search={{ page: 'transactionHistory', month: dateOf(now).slice(0, 7) }}
        >
          <Trans>Statement by month</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

interface AccountTotalsProps {
  ofPage: AccountTotal;
  /** Null for a gateway that does not send the sums of a period. */
  ofPeriod: AccountTotal | null;
}

const negative = (amount: MaybeCentavos): MaybeCentavos => (amount === null ? null : -amount);

function AccountTotals({ ofPage, ofPeriod }: AccountTotalsProps) {
  const { t } = useLingui();
  const line = (name: string, amountOf: (total: AccountTotal) => MaybeCentavos) =>
    [
      name,
      <OwnMoney signed key="page" centavos={amountOf(ofPage)} />,
      ofPeriod === null ? '–' : <OwnMoney signed key="period" centavos={amountOf(ofPeriod)} />,
    ] as const;
  return (
    <Totals
      lines={[
        line(t`Came in`, (total) => total.in),
        line(t`Went out`, (total) => negative(total.out)),
        line(t`Change`, (total) => sumOrNull([total.in, negative(total.out)])),
      ]}
    />
  );
}
