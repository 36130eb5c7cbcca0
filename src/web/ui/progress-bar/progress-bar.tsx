import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Part that is done, from 0 to `max`. Absent while it is not known. */
  value?: number;
  max?: number;
}

/** A bar that shows how much of a task or a goal is done. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  const part = value === undefined ? {} : { value: Math.min(value, max) };
  return <progress className={styles.bar} aria-label={label} max={max} {...part} />;
}
