import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './stat-circle.module.css';
import { useReducedMotion } from '../use-motion.ts';

interface StatCircleProps {
  figure: number;
  /** Unit of the figure. Null when the title contains it. */
  unit: string | null;
  /** The circle is in the viewport. */
  isVisible: boolean;
  /** A small picture on the ring. */
  children: ReactNode;
}

/** Number of steps, and time per step. */
const steps = 90;
const stepMs = 20;

/** Counts from 0 to `figure` while `runs` is true. With reduced motion it returns `figure` at once. */
function useCountUp(
  figure: number,
  { runs, reducedMotion }: { runs: boolean; reducedMotion: boolean },
): number {
  const [step, setStep] = useState(0);
  const counting = runs && !reducedMotion && step < steps;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, [counting]);
  return reducedMotion ? figure : Math.round((figure * Math.min(step, steps)) / steps);
}

/** A ring that fills while its figure counts up. Screen readers read the final value. */
export function StatCircle({ figure, unit, isVisible, children }: StatCircleProps) {
  const count = useCountUp(figure, { runs: isVisible, reducedMotion: useReducedMotion() });
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
          <span translate="no">{figure}</span> <span>{unit}</span>
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
