import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PointListState } from '#core/points/points.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './lists.module.css';

interface PointListViewProps<Item, Row> {
  /** Accessible name of the table. */
  label: string;
  list: { readonly state: PointListState<Item>; load(page?: number): Promise<void> };
  /** The rows of an item, newest first. */
  rowsOf: (item: Item) => readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  empty: ReactNode;
}

/** A list of the member, ten items a page. */
export function PointListView<Item, Row>({ label, list, ...view }: PointListViewProps<Item, Row>) {
  const { t } = useLingui();
  const { page, pages, phase, failure, at } = useSnapshot(list.state);
  const { rowsOf, columns, keyOf, empty } = view;
  // The rows are replaced and never changed: `page` and `at` change with them.
  const rows = list.state.rows.flatMap(rowsOf);
  useEffect(() => void list.load(), [list]);
  return (
    <div className={styles.list} aria-busy={phase === 'loading' || undefined}>
      <QueryView
        query={{ phase, failure, at }}
        hasContent={rows.length > 0}
        placeholder={<FormSkeleton />}
        empty={empty}
        onRetry={() => void list.load(page)}
      >
        <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} />
        <Pagination
          compact
          label={t`Pages`}
          page={page}
          pages={pages}
          onPage={(wanted) => void list.load(wanted)}
        />
      </QueryView>
    </div>
  );
}
