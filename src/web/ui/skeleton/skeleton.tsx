import styles from './skeleton.module.css';

/** A placeholder with the size of the content that is loading. Hidden from screen readers: set `aria-busy` on the container. */
export function Skeleton({
  shape = 'line',
}: {
  shape?: 'line' | 'title' | 'tile' | 'wide' | 'round';
}) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
