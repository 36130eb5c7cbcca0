import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './rows-skeleton.module.css';

/** Rows of a list that is loading. */
export function RowsSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
