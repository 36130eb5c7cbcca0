import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { formatMoney, unknownSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';

/** Returns a function that writes an amount of the member's own money as text, for cells of long tables. It is covered while the member hides amounts. An unknown amount is `–`. */
export function useOwnAmount(): (centavos: MaybeCentavos) => string {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { hidesMoney } = useSnapshot(ui.state);
  return (centavos) => {
    if (centavos === null) return unknownSign;
    return hidesMoney ? t`Hidden` : formatMoney(centavos, language);
  };
}
