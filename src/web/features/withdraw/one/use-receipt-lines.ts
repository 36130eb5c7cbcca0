import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { ReceiptLine } from '../../../widgets/receipt/receipt-dialog.tsx';
import { stateNames } from '../parts/state-names.ts';

/** States whose money came back. */
const givenBack: ReadonlySet<AnyWithdrawalState> = new Set(['cancelled', 'rejected', 'released']);

/**
 * The charge of a withdrawal and what the member receives, in centavos. Money that came back was not charged, so that charge,
 * returned money and received money add up to the amount. The charge is unknown when it is not known how much came back.
 */
export function sumsInTheEnd(withdrawal: Snapshot<Withdrawal>) {
  const { charge, receives, paid, returned, state } = withdrawal;
  if (returned === null && givenBack.has(state)) return { charge: null, receives: paid };
  return (returned ?? 0) > 0 ? { charge: 0, receives: paid } : { charge, receives };
}

/** The lines of the receipt of a withdrawal. */
export function useReceiptLines(withdrawal: Snapshot<Withdrawal>): readonly ReceiptLine[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { account, amount, returned, state, orderNo, createdAt } = withdrawal;
  const { charge, receives } = sumsInTheEnd(withdrawal);
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  return [
    { name: t`Number`, value: shortNumber(orderNo) },
    { name: t`Order number`, value: orderNo },
    { name: t`Requested on`, value: formatManila(createdAt, language, 'minute') },
    { name: t`State`, value: t(stateNames[state]) },
    { name: t`Account`, value: `${account.bank} ${account.number}` },
    { name: t`Holder`, value: account.holder },
    { name: t`Amount`, value: money(amount) },
    { name: t`Charge`, value: money(charge) },
    ...(returned !== null && returned > 0
      ? [{ name: t`Back in your balance`, value: money(returned) }]
      : []),
    { name: t`You receive`, value: money(receives), isStrong: true },
  ];
}
