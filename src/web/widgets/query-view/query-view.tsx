import type { ReactNode } from 'react';
import type { QueryState } from '#core/query/query.ts';
import { useDelayed } from '../../lib/time/use-delayed.ts';
import { useKeptFailure } from '../../lib/attempt/use-kept-failure.ts';
import { Age } from '../../ui/age/age.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import styles from './query-view.module.css';

interface QueryViewProps {
  /** Phase, failure and age of the data. */
  query: Readonly<QueryState>;
  /** There is data to show. */
  hasContent: boolean;
  /** Shown until the first answer. Give it the size of the content. */
  placeholder: ReactNode;
  /** Shown when the answer is an empty list. */
  empty: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** After this time without an answer, cached content shows its age. */
const slowMs = 2_000;

/**
 * Shows the data of a query, or its placeholder, failure or empty state.
 * Cached content shows its age when the call fails or is slow.
 */
export function QueryView({
  query,
  hasContent,
  placeholder,
  empty,
  onRetry,
  children,
}: QueryViewProps) {
  const { phase, failure, at } = query;
  const kept = useKeptFailure(query);
  const isSlow = useDelayed(phase === 'loading', slowMs);
  if (hasContent) {
    return (
      <>
        {(failure !== null || isSlow) && at !== null && (
          <p className={styles.age}>
            <Age at={at} />
          </p>
        )}
        {children}
      </>
    );
  }
  if (kept !== null) {
    return <FailedState failure={kept} onRetry={onRetry} pending={phase === 'loading'} />;
  }
  return phase === 'ready' ? empty : placeholder;
}
