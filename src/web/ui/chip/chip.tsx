import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** Whether it is chosen. */
  pressed: boolean;
  onPress: () => void;
  /** A drawing or emblem before the words. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A choice among others in a row, on or off. */
export function Chip({ pressed, onPress, mark, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {mark && <span className={styles.mark}>{mark}</span>}
      {children}
    </button>
  );
}

/** Chips in one line that scrolls where it is too long. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
