import { Plural, Trans } from '@lingui/react/macro';
import { formatCount, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Money } from '../../../widgets/money/money.tsx';

interface PriceProps {
  /** Null when it is unknown. */
  points: number | null;
  /** Centavos that are paid with the points; 0 for points alone, null when they are unknown. */
  amount: number | null;
}

/** A price in points, and in pesos where it has a part in money. */
export function Price({ points, amount }: PriceProps) {
  const language = useLanguage();
  if (points === null) return <strong>{unknownSign}</strong>;
  const count = formatCount(points, language);
  return (
    <>
      <strong>
        <Plural value={points} one={`${count} point`} other={`${count} points`} />
      </strong>
      {amount !== 0 && (
        <span>
          <Trans>
            and <Money centavos={amount} />
          </Trans>
        </span>
      )}
    </>
  );
}
