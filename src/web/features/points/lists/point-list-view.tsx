import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { List } from '#core/query/list.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';

interface PointListViewProps<Item, Row> {
  /** Accessible name of the table. */
  label: string;
  list: List<Item>;
  /** The rows of an item, newest first. */
  rowsOf: (item: Item) => readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  empty: ReactNode;
}

/** A list of the member, ten items a page. */
export function PointListView<Item, Row>(props: PointListViewProps<Item, Row>) {
  const { label, list, rowsOf, columns, keyOf, empty } = props;
  const { t } = useLingui();
  useEffect(() => void list.turn(1), [list]);
  return (
    <ListView
      list={list}
      empty={empty}
      pages={{ label: t`Pages`, onTurn: (page) => void list.turn(page) }}
    >
      {(items) => (
        <DataTable label={label} columns={columns} rows={items.flatMap(rowsOf)} keyOf={keyOf} />
      )}
    </ListView>
  );
}
