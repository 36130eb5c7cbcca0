import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';

interface FigureValueProps {
  /** Null when it is unknown. */
  value: number | null;
  isMoney: boolean;
  /** Shows the sign of a gain or a loss. */
  isSigned?: boolean | undefined;
}

/** A figure of the team: an amount, which can be covered, or a number of members. */
export function FigureValue({ value, isMoney, isSigned = false }: FigureValueProps) {
  const language = useLanguage();
  if (!isMoney && value !== null) return <>{formatCount(value, language)}</>;
  return <OwnMoney centavos={value} signed={isSigned} />;
}
