import { type LateIconName, lateShapes } from './late-shapes.ts';
import styles from './icon-late.module.css';

export type { LateIconName };

/** An icon that the first page does not need: its shape loads with the chunk that shows it. Decorative. */
export function IconLate({ name }: { name: LateIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lateShapes[name]} />
    </svg>
  );
}
