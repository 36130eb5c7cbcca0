import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './referral-view.module.css';

/** Stands for the page while it loads. */
export function ReferralSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </div>
  );
}
