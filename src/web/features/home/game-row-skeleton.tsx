import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './hot-games/hot-games.module.css';

/** Placeholder of a row of games. */
export function GameRowSkeleton() {
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.slide}>
            <Skeleton shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
