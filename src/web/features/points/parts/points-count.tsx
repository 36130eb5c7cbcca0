import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { unknownAmount } from '../../../widgets/money/money.tsx';

interface PointsCountProps {
  /** Null when they are unknown. */
  points: number | null;
  signed?: boolean;
}

/** A number of points with grouping, and with its sign for a change. */
export function PointsCount({ points, signed = false }: PointsCountProps) {
  const language = useLanguage();
  if (points === null) return unknownAmount;
  const count = formatCount(Math.abs(points), language);
  const sign = points < 0 ? '−' : signed ? '+' : '';
  return (
    <bdi translate="no" data-sign={signed ? (points < 0 ? 'minus' : 'plus') : undefined}>
      {sign + count}
    </bdi>
  );
}
