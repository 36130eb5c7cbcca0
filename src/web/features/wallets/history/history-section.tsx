import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { QueryState } from '#core/query/query.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../wallets.module.css';

interface HistorySectionProps<Row> {
  title: string;
  /** Names of the table and of its pages. */
  label: string;
  pagesLabel: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  query: Readonly<QueryState> & { readonly page: number; readonly pages: number };
  /** Page of the address. */
  part: number | undefined;
  load: (page: number) => Promise<void>;
  empty: ReactNode;
}

/** A history of transfers, one page at a time. The address has the page. */
export function HistorySection<Row>(props: HistorySectionProps<Row>) {
  const { title, label, pagesLabel, columns, rows, keyOf, query, part = 1, load, empty } = props;
  const navigate = useNavigate();
  useEffect(() => void load(part), [load, part]);

  function turn(page: number): void {
    const search = (old: object) => ({ ...old, part: page === 1 ? undefined : page });
    void navigate({ to: '/member', search, resetScroll: false });
  }

  return (
    <section className={styles.section} aria-busy={query.phase === 'loading' || undefined}>
      <h2>{title}</h2>
      <QueryView
        query={query}
        hasContent={rows.length > 0}
        placeholder={<FormSkeleton />}
        empty={empty}
        onRetry={() => void load(part)}
      >
        <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} />
        <Pagination
          label={pagesLabel}
          page={query.page}
          pages={query.pages}
          onPage={turn}
          compact
        />
      </QueryView>
    </section>
  );
}
