import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './hot-games/hot-games.module.css';

/** Placeholder of a row of games, of two rows on phones. It is prerendered, so styles alone decide what is a phone. */
export function GameRowSkeleton() {
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.waiting}>
            <Skeleton shape="tile" />
            <Skeleton shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
