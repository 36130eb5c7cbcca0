import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** A number of points with grouping, and with its sign for a change. */
export function PointsCount({ points, signed = false }: { points: number; signed?: boolean }) {
  const count = formatCount(Math.abs(points), useLanguage());
  const sign = points < 0 ? '−' : signed ? '+' : '';
  return (
    <bdi data-sign={signed ? (points < 0 ? 'minus' : 'plus') : undefined}>
      {sign}
      {count}
    </bdi>
  );
}
