import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './stat-circle.module.css';
import { useReducedMotion } from '../use-motion.ts';
import { useCountUp } from './use-count-up.ts';

interface StatCircleProps {
  figure: number;
  /** What is counted, where the title beside it does not say. */
  unit: string | null;
  /** It has come into view. */
  seen: boolean;
  /** A small picture on its rim. */
  children: ReactNode;
}

/** A ring that fills while its figure counts up. It is read out as what it comes to, once. */
export function StatCircle({ figure, unit, seen, children }: StatCircleProps) {
  const count = useCountUp(figure, { runs: seen, calm: useReducedMotion() });
  return (
    <div className={styles.circle}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        <circle
          cx="50"
          cy="50"
          r="46"
          pathLength={100}
          strokeDasharray="100"
          strokeDashoffset={100 - (count / figure) * 100}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <p className={styles.figure}>
        <VisuallyHidden>
          {figure} {unit}
        </VisuallyHidden>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        {unit !== null && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </p>
      <span className={styles.badge}>{children}</span>
    </div>
  );
}
