import { type LateIconName, lateShapes } from './late-shapes.ts';
import styles from './icon-late.module.css';

export type { LateIconName };

/** A drawing of the line family that is not needed at once: it comes with the part that shows it. Decoration only. */
export function IconLate({ name }: { name: LateIconName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lateShapes[name]} />
    </svg>
  );
}
