import { Skeleton } from './skeleton.tsx';
import styles from './rows-skeleton.module.css';

interface RowsSkeletonProps {
  rows: number;
  /** Height of a row. A small row has a title; the others are lines of a table on a large screen. */
  size: 'small' | 'medium' | 'large';
}

/** Rows of a list that is loading. */
export function RowsSkeleton({ rows, size }: RowsSkeletonProps) {
  return (
    <div className={styles.rows} data-size={size} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <Skeleton shape={size === 'small' ? 'title' : 'line'} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
