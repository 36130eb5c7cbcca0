import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** The chip is selected. */
  pressed: boolean;
  onPress: () => void;
  /** An icon or logo before the label. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A toggle in a `ChipRow`, such as a filter. */
export function Chip({ pressed, onPress, mark, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {mark && <span className={styles.mark}>{mark}</span>}
      {children}
    </button>
  );
}

/** A row of chips. It scrolls horizontally on small screens. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
