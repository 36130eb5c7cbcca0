import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Winner } from '#contract/model/winner.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useDrift } from '../use-drift.ts';
import { type Motion, useMotion } from '../use-motion.ts';
import { WinAmount } from './win-amount.tsx';
import styles from './winners-board.module.css';

/** The board moves with at least this many rows. They fill its window, and are repeated after the last row. */
const visibleRows = 8;

/** Largest number of winners. */
const maxRows = 100;

/** Half a pixel per frame at 60 frames per second. */
const pixelsPerSecond = 30;

/** The latest winners, largest amount first, in a moving list. */
export function WinnersBoard() {
  const { t } = useLingui();
  const { winners } = useApp();
  const { winners: all, phase, failure, at } = useSnapshot(winners.state);
  const rows = all.slice(0, maxRows);
  const motion = useMotion();
  return (
    <section className={styles.board} aria-label={t`Winners`} aria-busy={phase === 'loading'}>
      <header className={styles.header}>
        <h2>
          <Trans>Winners</Trans>
        </h2>
      </header>
      <QueryView
        query={{ phase, failure, at }}
        hasContent={rows.length > 0}
        placeholder={<RowsSkeleton />}
        empty={<EmptyState icon="trophy" title={<Trans>The next winner may be you</Trans>} />}
        onRetry={() => void winners.load()}
      >
        <Rows rows={rows} motion={motion} />
      </QueryView>
    </section>
  );
}

function Rows({ rows, motion }: { rows: readonly Winner[]; motion: Motion }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const drifts = rows.length >= visibleRows;
  useDrift(box, { axis: 'y', pixelsPerSecond, moving: motion.moving && drifts });
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        role="region"
        aria-label={t`Latest winners`}
        tabIndex={0}
        {...motion.hold}
      >
        <div>
          <Table rows={rows} />
        </div>
        {drifts && (
          <div className={styles.copy} aria-hidden="true">
            <Table rows={rows.slice(0, visibleRows)} />
          </div>
        )}
      </div>
    </div>
  );
}

function Table({ rows }: { rows: readonly Winner[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Game</Trans>
          </th>
          <th scope="col">
            <Trans>Player</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody data-drifts>
        {rows.map(({ id, game, player, centavos }) => (
          <tr key={id}>
            <td>
              <span className={styles.game}>{game}</span>
            </td>
            <td>{player}</td>
            <td>
              <WinAmount centavos={centavos} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowsSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
