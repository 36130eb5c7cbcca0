import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './lobby-placeholder.module.css';
import home from './home.module.css';
import { GameRowSkeleton } from './game-row-skeleton.tsx';

/** Placeholder of the lobby with the size of each section. */
export function LobbyPlaceholder() {
  return (
    <>
      <div className={styles.bar} />
      <div className={home.page} aria-busy="true">
        <div className={styles.categories}>
          <Skeleton />
        </div>
        <div className={styles.section}>
          <div className={styles.title}>
            <Skeleton shape="title" />
          </div>
          <GameRowSkeleton />
        </div>
        <div className={home.jackpot}>
          <div className={styles.panel} />
          <div className={styles.panel} />
        </div>
        <div className={styles.further} />
      </div>
    </>
  );
}
