import { Plural, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { BetTotal } from '#protocol/model/bet.ts';
import type { Records } from '#core/records/records.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { useOwnAmount } from '../../../widgets/balance/use-own-amount.ts';
import { ExportButton } from '../../../widgets/records/export-button.tsx';
import { useBetWords } from '../export/use-export-words.ts';
import { recordPeriod } from '../filter/record-period.ts';
import { RecordView } from '../parts/record-view.tsx';
import { Totals } from '../parts/totals.tsx';
import type { RecordsSearch } from '../records-search.ts';
import { WithRecords } from '../with-records.tsx';
import { BetDialog } from './bet-dialog.tsx';
import { BetFilter } from './bet-filter.tsx';
import styles from './bet-record-page.module.css';
import { betFilter } from './bet-search.ts';
import { BetTable } from './bet-table.tsx';

/** The bet record: the bets of a list and a period, with their totals. The address chooses all of it. */
export function BetRecordPage({ search }: { search: RecordsSearch }) {
  const now = useNow(60_000) ?? 0;
  return (
    <div className={styles.page}>
      <BetFilter search={search} period={recordPeriod(search, now)} now={now} />
      <WithRecords placeholder={<RowsSkeleton rows={10} size="large" />}>
        {(records) => <Bets search={search} records={records} now={now} />}
      </WithRecords>
    </div>
  );
}

interface BetsProps {
  search: RecordsSearch;
  records: Records;
  now: number;
}

function Bets({ search, records, now }: BetsProps) {
  const { bets, exports } = records;
  const words = useBetWords();
  const { shown, isOther, ...query } = useSnapshot(bets.state);
  const filter = betFilter(search, now);
  const view = shown && {
    page: shown.page,
    pages: shown.answer.pages,
    rows: shown.answer.bets.length,
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {shown && !isOther && <BetCount {...shown.answer} />}
      </p>
      <RecordView
        query={query}
        search={search}
        shown={view}
        isOther={isOther}
        onRetry={() => void bets.load(filter, search.part)}
      >
        {shown && (
          <>
            <BetTotals ofPage={shown.answer.pageTotal} ofPeriod={shown.answer.total} />
            <BetTable bets={shown.answer.bets} />
          </>
        )}
      </RecordView>
      {view !== null && view.rows > 0 && (
        <ExportButton onExport={(options) => exports.bets(filter, { ...words, ...options })} />
      )}
      {search.order !== undefined && (
        <BetDialog
          key={search.order}
          order={search.order}
          listed={shown?.answer.bets.find(({ id }) => id === search.order) ?? null}
          findBet={records.findBet}
        />
      )}
    </>
  );
}

/** Number of the bets of a search, by state where there are bets of both. */
function BetCount({ count, open }: { count: number | null; open: number | null }) {
  const language = useLanguage();
  if (count === null) return null;
  if (open === null || open === 0) return <Plural value={count} one="# bet" other="# bets" />;
  const settled = formatCount(count - open, language);
  const waiting = formatCount(open, language);
  return (
    <Plural
      value={count}
      one={`# bet: ${settled} settled, ${waiting} waiting for the result`}
      other={`# bets: ${settled} settled, ${waiting} waiting for the result`}
    />
  );
}

interface BetTotalsProps {
  ofPage: BetTotal;
  /** Null for a gateway that does not send the sums of a period. */
  ofPeriod: BetTotal | null;
}

function BetTotals({ ofPage, ofPeriod }: BetTotalsProps) {
  const { t } = useLingui();
  const money = useOwnAmount();
  const line = (name: string, field: Exclude<keyof BetTotal, 'profit'>) =>
    [name, money(ofPage[field]), ofPeriod === null ? '–' : money(ofPeriod[field])] as const;
  return (
    <Totals
      lines={[
        line(t`Bet`, 'stake'),
        line(t`Valid bet`, 'validBet'),
        line(t`Win`, 'payout'),
        [
          t`Profit`,
          <OwnMoney signed key="page" centavos={ofPage.profit} />,
          ofPeriod === null ? '–' : <OwnMoney signed key="period" centavos={ofPeriod.profit} />,
        ],
      ]}
    />
  );
}
