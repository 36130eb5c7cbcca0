import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import styles from './step-progress.module.css';

interface StepProgressProps {
  /** Names of the steps, in their order. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Number and name of the current step, above a bar with one part for each step. The heading gets the focus when the step changes. */
export function StepProgress({ steps, current }: StepProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);

  const [step, count] = [current + 1, steps.length];
  return (
    <div className={styles.progress}>
      <h2 ref={heading} tabIndex={-1}>
        <small>
          <Trans>
            Step {step} of {count}
          </Trans>
        </small>
        <span>{steps[current]}</span>
      </h2>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <i key={name} data-done={index <= current || undefined} />
        ))}
      </div>
    </div>
  );
}
