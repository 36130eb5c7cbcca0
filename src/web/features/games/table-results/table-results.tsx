import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { LatestResults } from '#core/catalogue/table-results.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { ResultBeads } from './result-beads.tsx';
import styles from './table-results.module.css';

/** Time between two loads, in milliseconds. */
const refreshMs = 10_000;

/** Undefined outside of lobbies with live tables, null until the slice is loaded. */
const ResultsContext = createContext<LatestResults | null | undefined>(undefined);

/** Keeps the results of live tables fresh while the page is visible. */
function useFreshResults(): LatestResults | null {
  const { catalogue } = useApp();
  const [slice, setSlice] = useState<LatestResults | null>(null);
  useEffect(() => {
    let isMounted = true;
    catalogue.more().then(
      ({ tables }) => isMounted && setSlice(tables),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [catalogue]);
  useEffect(() => {
    if (slice === null) return;
    void slice.load();
    const timer = setInterval(() => !document.hidden && void slice.load(), refreshMs);
    return () => clearInterval(timer);
  }, [slice]);
  return slice;
}

/** A lobby whose tiles show the latest results of their tables. */
export function WithTableResults({ children }: { children: ReactNode }) {
  return <ResultsContext value={useFreshResults()}>{children}</ResultsContext>;
}

/** The row of the latest results of a table, whose height is reserved until they are loaded. Renders nothing in other lists. */
export function TableResults({ nodeId }: { nodeId: number }) {
  const slice = use(ResultsContext);
  if (slice === undefined) return null;
  return <span className={styles.row}>{slice && <ResultBeads of={slice} nodeId={nodeId} />}</span>;
}
