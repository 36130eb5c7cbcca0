import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The minimum bet of the filter in whole pesos, and its minimum number of lines. */
export const leastBet = 1;
export const leastLines = 25;

/** Names of the filters by minimum bet and by number of lines. */
export function useBetNames() {
  const { t } = useLingui();
  const bet = formatMoney(leastBet * 100, useLanguage());
  return { leastBet: t`Bets from ${bet}`, leastLines: t`${leastLines} lines or more` };
}
