import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './help-skeleton.module.css';

/** Placeholder of topics that are loading. */
export function HelpSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="wide" />
      ))}
    </div>
  );
}

/** Placeholder of an article that is loading, as high as the window. */
export function ArticleSkeleton() {
  return (
    <div className={styles.article} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
