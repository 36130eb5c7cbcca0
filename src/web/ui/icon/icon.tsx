import { type IconName, shapes } from './shapes.ts';
import styles from './icon.module.css';

export type { IconName };

/** A line icon of 24 px in the colour of the text. Decorative: put its meaning in text or a label next to it. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={filled || undefined}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
