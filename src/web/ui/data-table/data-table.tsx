import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Content of the cell. With null, a card leaves the line out. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** Place on a card: the title, the value beside it, or a line below with the name of the column. */
  readonly place?: 'title' | 'value' | 'line';
}

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, place: number) => string;
  /** A row of sums after the last row, with the columns of the table. */
  footer?: ReactNode;
}

/** A table on a wide page, and one card per row where there is little room. */
export function DataTable<Row>({ label, columns, rows, keyOf, footer }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, title, align }) => (
              <th key={id} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)}>
              {columns.map(({ id, title, cell, align, place = 'line' }) => (
                <td key={id} data-align={align} data-place={place} data-name={title}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </div>
  );
}
