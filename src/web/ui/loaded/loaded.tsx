import type { ReactNode } from 'react';
import type { Loadable } from '#core/state/loadable.ts';
import { Age } from '../age/age.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import styles from './loaded.module.css';

interface Given {
  /** How far the slice is. */
  of: Readonly<Loadable>;
  /** Whether there is anything to show. */
  some: boolean;
  /** Stands there until the first answer, as large as what will come. */
  waiting: ReactNode;
  /** Stands there when the answer is that there is nothing. */
  none: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows what a slice holds, or what stands in its place; what could only be kept is shown with its age. */
export function Loaded({
  of: { phase, failure, at },
  some,
  waiting,
  none,
  onRetry,
  children,
}: Given) {
  if (some) {
    return (
      <>
        {failure !== null && at !== null && (
          <p className={styles.age}>
            <Age at={at} />
          </p>
        )}
        {children}
      </>
    );
  }
  if (phase === 'failed' && failure !== null) {
    return <FailedState failure={failure} onRetry={onRetry} />;
  }
  return phase === 'ready' ? none : waiting;
}
