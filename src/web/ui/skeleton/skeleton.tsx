import styles from './skeleton.module.css';

/** Stands where something is on its way, and takes the room it will take. It says nothing; the place around it carries `aria-busy`. */
export function Skeleton({
  shape = 'line',
}: {
  shape?: 'line' | 'title' | 'tile' | 'wide' | 'round';
}) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
