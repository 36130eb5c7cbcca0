import type { ReactNode } from 'react';
import type { Loadable } from '#core/query/loadable.ts';
import { useDelayed } from '../../lib/use-delayed.ts';
import { Age } from '../../ui/age/age.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import styles from './query-view.module.css';

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

/** How long an answer may take before what stands there says how old it is. */
const slowMs = 2_000;

/** Shows what a slice holds, or what stands in its place; what was kept is shown with its age when nothing newer comes, or is slow to. */
export function QueryView({
  of: { phase, failure, at },
  some,
  waiting,
  none,
  onRetry,
  children,
}: Given) {
  const isLate = useDelayed(phase === 'loading', slowMs);
  if (some) {
    return (
      <>
        {(failure !== null || isLate) && at !== null && (
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
