import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { mostWins, type Win, type WinsRecord } from '#core/records/wins-record.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { RowsSkeleton } from '../../ui/skeleton/rows-skeleton.tsx';
import { OwnMoney } from '../../widgets/balance/own-money.tsx';
import { categoryLink } from '../../widgets/categories/category-links.ts';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { usePages } from './use-pages.ts';
import styles from './wins-section.module.css';

/** The bets of the last 30 days that the member has won. */
export function MyWins({ record }: { record: WinsRecord }) {
  const { wins, count, payout, ...query } = useSnapshot(record.state);
  useEffect(() => void record.load(), [record]);
  return (
    <section
      className={styles.section}
      aria-labelledby="my-wins"
      aria-busy={query.phase === 'loading' || undefined}
    >
      <h2 id="my-wins">
        <Trans>Your wins of the last 30 days</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={wins.length > 0}
        placeholder={<RowsSkeleton rows={5} size="medium" />}
        empty={<NoWins />}
        onRetry={() => void record.load()}
      >
        <Summary count={count} payout={payout} />
        <WinTable wins={wins} />
        {count > mostWins && (
          <div className={styles.more}>
            <ButtonLink
              to="/member"
              search={{ page: 'personalHistoryCopy', outcome: 'won', period: 'month' }}
            >
              <Trans>All bets</Trans>
            </ButtonLink>
          </div>
        )}
      </QueryView>
    </section>
  );
}

function Summary({ count, payout }: { count: number; payout: number | null }) {
  const { ui } = useApp();
  const { hidesMoney } = useSnapshot(ui.state);
  const paid = formatMoney(payout ?? 0, useLanguage());
  return (
    <div className={styles.note}>
      <p>
        {payout === null || hidesMoney ? (
          <Plural value={count} one="# win." other="# wins." />
        ) : (
          <Plural
            value={count}
            one={`# win, ${paid} paid out.`}
            other={`# wins, ${paid} paid out.`}
          />
        )}
      </p>
      {count > mostWins && (
        <p>
          <Trans>You see the latest {mostWins}. The bet record has all of them.</Trans>
        </p>
      )}
    </div>
  );
}

function NoWins() {
  return (
    <EmptyState
      icon="trophy"
      title={<Trans>No win in the last 30 days</Trans>}
      help={<Trans>When you win a bet, it appears here.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'personalHistoryCopy' }}>
          <Trans>See all my bets</Trans>
        </ButtonLink>
      }
    />
  );
}

function useColumns(): readonly Column<Win>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'game',
      title: t`Game`,
      place: 'title',
      cell: ({ game }) => <bdi>{game === '' ? t`A game` : game}</bdi>,
    },
    {
      id: 'win',
      title: t`Win`,
      align: 'end',
      place: 'value',
      cell: ({ payout }) => <OwnMoney signed centavos={payout} />,
    },
    {
      id: 'stake',
      title: t`Bet`,
      align: 'end',
      cell: ({ stake }) => <OwnMoney centavos={stake} />,
    },
    { id: 'category', title: t`Category`, cell: (win) => t(categoryLink(win.category).name) },
    {
      id: 'at',
      title: t`Time, Manila`,
      cell: ({ at }) => formatManila(at, language, 'second'),
    },
  ];
}

function WinTable({ wins }: { wins: readonly Win[] }) {
  const { t } = useLingui();
  const { rows, ...pages } = usePages(wins);
  return (
    <>
      <DataTable label={t`My wins`} columns={useColumns()} rows={rows} keyOf={({ id }) => id} />
      <Pagination label={t`Pages of my wins`} {...pages} compact />
    </>
  );
}
