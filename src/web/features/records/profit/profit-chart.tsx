import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProfitReport } from '#core/records/profit-record.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { figures } from './figures.ts';
import { periodName } from './period-name.ts';
import styles from './profit-chart.module.css';
import { useProfitPlot } from './use-profit-plot.ts';

/** The point that a key leads to; null for keys that move nothing. */
function pointAfter(key: string, point: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, point - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, point + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The chart of profit and loss. Arrow keys move its cursor, and a text states the figures of the point. */
export function ProfitChart({ report }: { report: ProfitReport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { ui } = useApp();
  const { hidesMoney } = useSnapshot(ui.state);
  const last = report.periods.length - 1;
  const [chosen, setPoint] = useState(last);
  const point = Math.min(chosen, last);
  const { box, hasFailed } = useProfitPlot(report, point, setPoint);
  const period = report.periods[point];
  const amounts = figures.map(({ id, name, of }) => ({
    id,
    name: t(name),
    amount: hidesMoney ? t`Hidden` : formatMoney(period ? of(period) : null, language),
  }));
  const name = period ? periodName(report.step, period.from, language) : '';
  const spoken = [name, ...amounts.map((one) => `${one.name} ${one.amount}`)].join(', ');

  function move(event: KeyboardEvent): void {
    const next = pointAfter(event.key, point, last);
    if (next === null) return;
    event.preventDefault();
    setPoint(next);
  }

  return (
    <figure className={styles.figure}>
      <div
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={t`Chart of profit, turnover and deposits less withdrawals`}
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={point + 1}
        aria-valuetext={spoken}
        onKeyDown={move}
      >
        <div ref={box} className={styles.plot} aria-hidden="true" />
        {hasFailed && (
          <p className={styles.failed}>
            <Trans>The chart could not be drawn. The table below has the same figures.</Trans>
          </p>
        )}
      </div>
      <Legend name={name} amounts={amounts} />
    </figure>
  );
}

interface LegendProps {
  /** Name of the period at the cursor. */
  name: string;
  amounts: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
}

/** The lines of the chart with their figures at the cursor. */
function Legend({ name, amounts }: LegendProps) {
  return (
    <figcaption className={styles.legend}>
      <p className={styles.period}>{name}</p>
      <dl>
        {amounts.map((one) => (
          <div key={one.id}>
            <dt>
              <svg
                className={styles.line}
                viewBox="0 0 24 4"
                aria-hidden="true"
                data-figure={one.id}
              >
                <path d="M0 2h24" />
              </svg>
              <span translate="no">{one.name}</span>
            </dt>
            <dd>{one.amount}</dd>
          </div>
        ))}
      </dl>
    </figcaption>
  );
}
