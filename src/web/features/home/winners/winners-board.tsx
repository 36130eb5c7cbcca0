import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { currencyCode } from '#protocol/currency.ts';
import type { Winner } from '#protocol/model/winner.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useDrift } from '../use-drift.ts';
import { type Motion, useMotion } from '../use-motion.ts';
import { formatAmount } from '../../../i18n/format-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { unknownAmount } from '../../../widgets/money/money.tsx';
import { drawnRows, firstRows, useDrawnGroup } from './use-drawn-rows.ts';
import styles from './winners-board.module.css';

/** The board moves with at least this many rows. They fill its window, and are repeated after the last row. */
const visibleRows = 8;

/** Largest number of winners. */
const maxRows = 100;

/** Height of a row, as in the style sheet, in rem. */
const rowRem = 2.75;

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
  const group = useDrawnGroup(box);
  const isNearEnd = drawnRows(group, rows.length).to === rows.length;
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
          <Table rows={rows} group={group} />
        </div>
        {drifts && (
          <div className={styles.copy} aria-hidden="true">
            {/* Until its rows come near, the copy only has its place. */}
            <Table rows={isNearEnd ? rows.slice(0, visibleRows) : []} group={0} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A table of which the first rows are drawn, and the others near a group. */
function Table({ rows, group }: { rows: readonly Winner[]; group: number }) {
  const { from, to } = drawnRows(group, rows.length);
  return (
    <table className={styles.table} aria-rowcount={rows.length + 1}>
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
        {rows.slice(0, firstRows).map((winner, index) => (
          <Row key={winner.id} winner={winner} index={index} />
        ))}
        <Gap rows={from - firstRows} />
        {rows.slice(from, to).map((winner, index) => (
          <Row key={winner.id} winner={winner} index={from + index} />
        ))}
        <Gap rows={rows.length - to} />
      </tbody>
    </table>
  );
}

/** A won amount with its currency; `–` when it is unknown. */
function WinAmount({ centavos }: { centavos: MaybeCentavos }) {
  const language = useLanguage();
  if (centavos === null) return unknownAmount;
  return (
    <data className={styles.amount} value={centavos / 100}>
      <span translate="no">{formatAmount(centavos, language)}</span> <small>{currencyCode}</small>
    </data>
  );
}

function Row({ winner, index }: { winner: Winner; index: number }) {
  return (
    <tr aria-rowindex={index + 2}>
      <td>
        <span className={styles.game}>{winner.game}</span>
      </td>
      <td>{winner.player}</td>
      <td>
        <WinAmount centavos={winner.centavos} />
      </td>
    </tr>
  );
}

/** The place of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return <tr style={{ blockSize: `${rows * rowRem}rem` }} aria-hidden="true" />;
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
