import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './totals.module.css';

interface TotalsProps {
  /** A line for each figure: its name, the figure of the page, and the figure of the period. */
  lines: readonly (readonly [name: string, ofPage: ReactNode, ofPeriod: ReactNode])[];
}

/** Sums of a record: of the page that is shown, and of the whole period. */
export function Totals({ lines }: TotalsProps) {
  return (
    <table className={styles.totals}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Totals</Trans>
          </th>
          <th scope="col">
            <Trans>This page</Trans>
          </th>
          <th scope="col">
            <Trans>Whole period</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ofPage, ofPeriod]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ofPage}</td>
            <td>{ofPeriod}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
