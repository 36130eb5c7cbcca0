import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { toPesos } from '#protocol/model/money.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { ProfitReport } from '#core/records/profit-record.ts';
import { currencyCode } from '#protocol/currency.ts';
import type { Language } from '#protocol/model/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { languages } from '../../../i18n/languages.ts';
import { figures } from './figures.ts';
import { shortPeriodName } from './period-name.ts';
import type { Plot } from './profit-plot.ts';

/** Custom properties of the box with the colours of the chart. */
type Colour = 'profit' | 'turnover' | 'net' | 'ink' | 'rule';

/**
 * A function that gives a colour of the theme as the canvas needs it. The value of a custom property is unresolved text
 * such as `light-dark(...)`, so each colour is read from a CSS property that resolves it.
 */
function colourReader(box: HTMLElement) {
  const probe = document.createElement('span');
  probe.hidden = true;
  box.append(probe);
  return (colour: Colour) => (): string => {
    probe.dataset['colour'] = colour;
    return getComputedStyle(probe).color;
  };
}

/** An amount on the axis; null leaves a gap in the line. */
const pesosOf = (amount: MaybeCentavos) => (amount === null ? null : toPesos(amount));

/** A browser may refuse a canvas, for example against fingerprints. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}

interface ProfitPlot {
  /** The element that the chart is drawn in. */
  box: RefObject<HTMLDivElement | null>;
  hasFailed: boolean;
}

const formats = new Map<Language, Intl.NumberFormat>();

/** A short amount of pesos for an axis, such as `₱1.2K`. */
function compactMoney(pesos: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(languages[language].tag, {
      numberingSystem: 'latn',
      style: 'currency',
      currency: currencyCode,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
  formats.set(language, format);
  return format.format(pesos).replace('-', '−');
}

/** Draws the chart with its cursor at a point. The library that draws is loaded with the first chart. */
export function useProfitPlot(
  report: ProfitReport,
  point: number,
  onPoint: (point: number) => void,
): ProfitPlot {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const language = useLanguage();
  const { ui } = useApp();
  const { theme, hidesMoney } = useSnapshot(ui.state);
  const isLight = useMedia('(prefers-color-scheme: light)');
  const showPoint = useEffectEvent(() => plot.current?.moveTo(point));

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let isCurrent = true;
    const { step, periods } = report;

    async function draw(within: HTMLElement): Promise<void> {
      if (!canDraw()) throw new TypeError('The browser has no canvas');
      const { drawPlot } = await import('./profit-plot.ts');
      if (!isCurrent) return;
      const colourOf = colourReader(within);
      plot.current = drawPlot({
        box: within,
        lines: figures.map(({ id, of, dash }) => ({
          values: periods.map((period) => pesosOf(of(period))),
          dash,
          colour: colourOf(id),
        })),
        ink: colourOf('ink'),
        rule: colourOf('rule'),
        nameOf: (at) => shortPeriodName(step, periods[at]?.from ?? 0, language),
        amountOf: (pesos) => (hidesMoney ? '••' : compactMoney(pesos, language)),
        onPoint,
      });
      showPoint();
    }

    draw(element).then(
      () => isCurrent && setHasFailed(false),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
      plot.current?.close();
      plot.current = null;
      element.replaceChildren();
    };
  }, [report, language, hidesMoney, onPoint]);

  useEffect(() => plot.current?.moveTo(point), [point]);
  useEffect(() => plot.current?.redraw(), [theme, isLight]);

  return { box, hasFailed };
}
