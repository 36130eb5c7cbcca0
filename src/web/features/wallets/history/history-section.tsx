import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { List } from '#core/query/list.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import styles from '../wallets.module.css';

interface HistorySectionProps<Row> {
  title: string;
  /** Names of the table and of its pages. */
  label: string;
  pagesLabel: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  list: List<Row>;
  /** Page of the address. */
  part: number | undefined;
  empty: ReactNode;
}

/** A history of transfers, one page at a time. The address has the page. */
export function HistorySection<Row>(props: HistorySectionProps<Row>) {
  const { title, label, pagesLabel, columns, keyOf, list, part = 1, empty } = props;
  const navigate = useNavigate();
  useEffect(() => void list.turn(part), [list, part]);

  function turn(page: number): void {
    const search = (old: object) => ({ ...old, part: page === 1 ? undefined : page });
    void navigate({ to: '/member', search, resetScroll: false });
  }

  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ListView list={list} empty={empty} pages={{ label: pagesLabel, onTurn: turn }}>
        {(rows) => <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} />}
      </ListView>
    </section>
  );
}
