import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Winner } from '#contract/model/winner.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { PauseButton } from '../pause-button.tsx';
import { useDrift } from '../use-drift.ts';
import { type Motion, useMotion } from '../use-motion.ts';
import { WinAmount } from './win-amount.tsx';
import styles from './winners-board.module.css';

/** From this many rows on the board moves; as many fill its window, and follow the last row again. */
const enough = 8;

/** How many winners the board has. */
const most = 100;

/** Half a pixel a frame, sixty frames a second. */
const pixelsPerSecond = 30;

/** Who won what of late, largest first, drifting by. The rows are rendered once; only the box scrolls. */
export function WinnersBoard() {
  const { t } = useLingui();
  const { winners } = useApp();
  const { winners: all, phase, failure, at } = useSnapshot(winners.state);
  const rows = all.slice(0, most);
  const motion = useMotion();
  return (
    <section className={styles.board} aria-label={t`Winners`} aria-busy={phase === 'loading'}>
      <header className={styles.header}>
        <h2>
          <Trans>Winners</Trans>
        </h2>
        {rows.length >= enough && <PauseButton motion={motion} />}
      </header>
      <QueryView
        query={{ phase, failure, at }}
        hasContent={rows.length > 0}
        placeholder={<WaitingRows />}
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
  const drifts = rows.length >= enough;
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
            <Table rows={rows.slice(0, enough)} />
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

function WaitingRows() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
