import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './missions-skeleton.module.css';

/** Stands for missions or places while they load. */
export function MissionsSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
