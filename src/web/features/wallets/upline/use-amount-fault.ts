import { useLingui } from '@lingui/react/macro';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { UplineTerms } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Returns the function that gives the message for the fault of an amount. Other faults have none. */
export function useAmountFault(terms: UplineTerms): (fault: unknown) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  return (fault) => {
    const [least, most, left] = [money(terms.least), money(terms.most), money(terms.dayLeft)];
    switch (fault) {
      case 'required':
        return t`Please type an amount.`;
      case 'least':
        return t`The least is ${least}.`;
      case 'most':
        return t`The most of one transfer is ${most}.`;
      case 'day':
        return t`You can still send ${left} today, Manila time.`;
      case 'times':
        return t`You have made all transfers of today. The next ones are tomorrow, Manila time.`;
      case 'balance':
        return t`There is not that much in your main wallet.`;
      default:
        return null;
    }
  };
}
