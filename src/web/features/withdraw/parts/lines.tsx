import type { ReactNode } from 'react';
import styles from './lines.module.css';

/** A fact: its name, its value, and whether it is the sum of those above. */
export interface Line {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isStrong?: boolean;
}

/** Facts below each other, such as an amount, its charge and the rest. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, name, value, isStrong }) => (
        <div key={id} data-strong={isStrong || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
