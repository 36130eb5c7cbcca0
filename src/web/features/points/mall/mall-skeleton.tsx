import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './mall.module.css';

/** The place of the catalogue while it loads. */
export function MallSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: 8 }, (_, nth) => (
        <div key={nth} className={styles.waiting}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
