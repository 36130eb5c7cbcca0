import styles from './overview.module.css';

/** Placeholder of the overview, in its size. */
export function OverviewSkeleton() {
  return (
    <div className={styles.overview} aria-busy="true">
      <div className={styles.waitingLevel} />
      <div className={styles.waitingList} />
    </div>
  );
}
