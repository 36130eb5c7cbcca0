import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Winner } from '#protocol/model/winner.ts';
import { useApp } from '../../lib/app-context.tsx';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { RowsSkeleton } from '../../ui/skeleton/rows-skeleton.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { usePages } from './use-pages.ts';
import styles from './wins-section.module.css';

/** The biggest wins of all players, with masked names. */
export function Board() {
  const { winners: slice } = useApp();
  const { winners, phase, failure, at } = useSnapshot(slice.state);
  useEffect(() => void slice.load(), [slice]);
  return (
    <section
      className={styles.section}
      aria-labelledby="board"
      aria-busy={phase === 'loading' || undefined}
    >
      <h2 id="board">
        <Trans>Biggest wins of all players</Trans>
      </h2>
      <QueryView
        query={{ phase, failure, at }}
        hasContent={winners.length > 0}
        placeholder={<RowsSkeleton rows={5} size="medium" />}
        empty={<EmptyState icon="trophy" title={<Trans>The next winner may be you</Trans>} />}
        onRetry={() => void slice.load()}
      >
        <BoardTable winners={winners} />
      </QueryView>
    </section>
  );
}

function BoardTable({ winners }: { winners: readonly Winner[] }) {
  const { t } = useLingui();
  const { rows, ...pages } = usePages(winners);
  const columns: readonly Column<Winner>[] = [
    { id: 'game', title: t`Game`, place: 'title', cell: ({ game }) => <bdi>{game}</bdi> },
    { id: 'player', title: t`Player`, cell: ({ player }) => <bdi>{player}</bdi> },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ centavos }) => <Money centavos={centavos} gain />,
    },
  ];
  return (
    <>
      <DataTable label={t`Biggest wins`} columns={columns} rows={rows} keyOf={({ id }) => id} />
      <Pagination label={t`Pages of the board`} {...pages} compact />
    </>
  );
}
