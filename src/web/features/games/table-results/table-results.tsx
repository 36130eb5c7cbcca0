import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LatestResults } from '#core/catalogue/table-results.ts';
import type { TableOutcome } from '#protocol/model/lobby/table-results.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { unknownSign } from '../../../i18n/format.ts';
import styles from './table-results.module.css';

/** Time between two loads, in milliseconds. */
const refreshMs = 10_000;

/** Undefined outside of lobbies with shared rounds, null until the slice is loaded. */
const ResultsContext = createContext<LatestResults | null | undefined>(undefined);

/** Keeps the results of tables and arenas fresh while the page is visible. */
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

interface ResultBeadsProps {
  of: LatestResults;
  nodeId: number;
}

/** The outcomes of rounds at live tables and in arenas. A number follows the outcomes of roulette and sic bo. */
const outcomeNames: Record<TableOutcome | 'other', MessageDescriptor> = {
  banker: msg({ message: 'Banker', context: 'baccarat' }),
  player: msg({ message: 'Player', context: 'baccarat' }),
  tie: msg({ message: 'Tie', context: 'baccarat' }),
  red: msg({ message: 'Red', context: 'roulette' }),
  black: msg({ message: 'Black', context: 'roulette' }),
  green: msg({ message: 'Green', context: 'roulette' }),
  big: msg({ message: 'Big', context: 'sic bo' }),
  small: msg({ message: 'Small', context: 'sic bo' }),
  triple: msg({ message: 'Triple', context: 'sic bo' }),
  meron: msg({ message: 'Meron', context: 'cockfight' }),
  wala: msg({ message: 'Wala', context: 'cockfight' }),
  draw: msg({ message: 'Draw', context: 'cockfight' }),
  other: msg`Other`,
};

/** The outcomes as a bead of one character shows them. */
const outcomeLetters: Record<TableOutcome | 'other', MessageDescriptor> = {
  ...outcomeNames,
  banker: msg({ message: 'B', context: 'letter of Banker' }),
  player: msg({ message: 'P', context: 'letter of Player' }),
  tie: msg({ message: 'T', context: 'letter of Tie' }),
  meron: msg({ message: 'M', context: 'letter of Meron' }),
  wala: msg({ message: 'W', context: 'letter of Wala' }),
  draw: msg({ message: 'D', context: 'letter of Draw' }),
};

/** The latest results of a table as beads, newest first, with their names for screen readers. */
function ResultBeads({ of, nodeId }: ResultBeadsProps) {
  const { t } = useLingui();
  const { phase, tables } = useSnapshot(of.state);
  const results = tables.find((table) => table.nodeId === nodeId)?.results ?? [];
  // Old results are not the latest.
  if (phase === 'failed' || results.length === 0) return null;
  const named = results.map(({ outcome, number }) => {
    const name = t(outcomeNames[outcome]);
    return number === null ? name : `${name} ${number}`;
  });
  const names = named.join(', ');
  return (
    <span
      role="img"
      aria-label={t`Latest results, newest first: ${names}`}
      className={styles.beads}
    >
      {results.map(({ outcome, number }, index) => (
        <i key={index} data-outcome={outcome}>
          {number ?? (outcome === 'other' ? unknownSign : t(outcomeLetters[outcome]))}
        </i>
      ))}
    </span>
  );
}

/** The row of the latest results of a table, whose height is reserved until they are loaded. Renders nothing in other lists. */
export function TableResults({ nodeId }: { nodeId: number }) {
  const slice = use(ResultsContext);
  if (slice === undefined) return null;
  return <span className={styles.row}>{slice && <ResultBeads of={slice} nodeId={nodeId} />}</span>;
}
