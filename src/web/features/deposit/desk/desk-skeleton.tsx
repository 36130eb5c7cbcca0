import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './deposit-desk.module.css';

/** Placeholder of the page of deposits. */
export function DeskSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </div>
  );
}
