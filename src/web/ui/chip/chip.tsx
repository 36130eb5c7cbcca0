import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** The chip is selected. */
  pressed: boolean;
  onPress: () => void;
  /** An icon or logo before the label. */
  mark?: ReactNode;
  /** Accessible name, where the content is not enough. */
  label?: string;
  children: ReactNode;
}

/** A toggle in a `ChipRow`, such as a filter. */
export function Chip({ pressed, onPress, mark, label, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {mark && <span className={styles.mark}>{mark}</span>}
      {children}
    </button>
  );
}

interface ChipRowProps {
  label: string;
  /** The row stays in one line on large screens too. */
  inLine?: boolean;
  children: ReactNode;
}

/** A row of chips. It scrolls horizontally on small screens. */
export function ChipRow({ label, inLine = false, children }: ChipRowProps) {
  return (
    <div className={styles.row} data-in-line={inLine || undefined} role="group" aria-label={label}>
      {children}
    </div>
  );
}
