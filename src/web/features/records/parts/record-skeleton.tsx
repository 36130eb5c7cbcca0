import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record-skeleton.module.css';

/** Rows of a record that is loading. */
export function RecordSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
