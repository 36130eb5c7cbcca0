import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';

/** A figure of the team: an amount, which can be covered, or a number of members. */
export function FigureValue({ value, isMoney }: { value: number; isMoney: boolean }) {
  const language = useLanguage();
  return isMoney ? <OwnMoney centavos={value} /> : <>{formatCount(value, language)}</>;
}
