import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeamDay } from '#core/agent/agent.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import agentStyles from '../agent.module.css';
import { barsOf } from './bars-of.ts';
import { type Figure, figures } from './figure-names.ts';
import { FigureValue } from './figure-value.tsx';
import styles from './day-chart.module.css';

/** Width of a day and height of the chart, in units of the drawing. */
const dayWidth = 10;
const height = 100;

/** A chart of the last days for one figure at a time. A slider moves over the days and says the value of each. */
export function DayChart({ days }: { days: readonly TeamDay[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [figure, setFigure] = useState<Figure>('turnover');
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const index = Math.min(chosen ?? last, last);
  const day = days[index];
  const shown = figures.find(({ id }) => id === figure);
  if (day === undefined || shown === undefined) return null;
  const name = t(shown.name);
  const date = formatManila(day.at, language, 'day');
  return (
    <section className={agentStyles.section} aria-labelledby="days">
      <div className={agentStyles.bar}>
        <h2 id="days">
          <Trans>The last 30 days</Trans>
        </h2>
        <SelectField
          label={t`Figure`}
          name="figure"
          options={figures.map(({ id, name: label }) => ({ value: id, label: t(label) }))}
          value={figure}
          onChange={({ target }) =>
            setFigure(figures.find(({ id }) => id === target.value)?.id ?? figure)
          }
        />
      </div>
      <div className={agentStyles.card}>
        <Plot days={days} figure={figure} chosen={index} />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={t`Day of the chart`}
          aria-valuetext={date}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <p className={styles.value} aria-live="polite">
          <span>{date}</span>
          <span>{name}</span>
          <strong>
            <FigureValue value={day[figure]} isMoney={shown.isMoney} isSigned={shown.isSigned} />
          </strong>
        </p>
      </div>
    </section>
  );
}

interface PlotProps {
  days: readonly TeamDay[];
  figure: Figure;
  /** Index of the day that is said. */
  chosen: number;
}

/** The bars of the chart, one for each day. */
function Plot({ days, figure, chosen }: PlotProps) {
  // The value of a day that is unknown has no bar.
  const values = days.map((day) => day[figure] ?? 0);
  const { bars, zero } = barsOf(values, height);
  const width = days.length * dayWidth;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ y, size }, nth) => (
        <rect
          key={days[nth]?.at}
          x={nth * dayWidth + 1}
          y={y}
          width={dayWidth - 2}
          height={size}
          data-chosen={nth === chosen || undefined}
        />
      ))}
      <line x1={0} x2={width} y1={zero} y2={zero} />
    </svg>
  );
}
