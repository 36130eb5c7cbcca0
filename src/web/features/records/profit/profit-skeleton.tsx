import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './profit-skeleton.module.css';

/** The size of the totals, the chart and the table while they load. */
export function ProfitSkeleton() {
  return (
    <div className={styles.blocks} aria-busy="true">
      {(['totals', 'chart', 'table'] as const).map((block) => (
        <div key={block} data-block={block}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
