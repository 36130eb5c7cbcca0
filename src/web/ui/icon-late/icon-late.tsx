import { type MarkName, marks } from './marks.ts';
import styles from './icon-late.module.css';

export type { MarkName };

/** A drawing of the line family that is not needed at once: it comes with the part that shows it. Decoration only. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  );
}
