import { useLingui } from '@lingui/react/macro';
import type { Redemption } from '#core/points/points.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatCount, formatMoney, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ReceiptButton } from '../../../widgets/receipt/receipt-button.tsx';
import { redemptionNames, stateNames } from '../parts/names.ts';

/** Opens the receipt of a redemption. */
export function RedemptionReceipt({ redemption }: { redemption: Redemption }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, type, name, quantity, points, amount, pays, account, state, at } = redemption;
  const money = (title: string, centavos: number | null) =>
    centavos === 0 ? [] : [{ name: title, value: formatMoney(centavos, language) }];
  const title = t(redemptionNames[type]);
  const lines = [
    { name: t`Number`, value: id },
    { name: t`Time, Manila`, value: formatManila(at, language, 'second') },
    { name: t`Status`, value: t(stateNames[state]) },
    { name: t`Item`, value: `${name || title} × ${formatCount(quantity, language)}` },
    { name: t`Paid account`, value: account },
    {
      name: t`Points required`,
      value: points === null ? unknownSign : formatCount(points, language),
      isStrong: true,
    },
    ...money(t`Amount required`, amount),
    ...money(t`Into your balance`, pays),
  ];
  return <ReceiptButton title={title} lines={lines} />;
}
