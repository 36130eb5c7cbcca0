import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { LatestResults } from '#core/catalogue/table-results.ts';
import { unknownSign } from '../../../i18n/format.ts';
import { outcomeLetters, outcomeNames } from './outcome-names.ts';
import styles from './table-results.module.css';

interface ResultBeadsProps {
  of: LatestResults;
  nodeId: number;
}

/** The latest results of a table as beads, newest first, with their names for screen readers. */
export function ResultBeads({ of, nodeId }: ResultBeadsProps) {
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
