import { type IconName, shapes } from './shapes.ts';
import styles from './icon.module.css';

export type { IconName };

/** A drawing of the family: 24 px lines in the colour of the text. Decoration only; its meaning stands in words beside it or in a label. */
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
