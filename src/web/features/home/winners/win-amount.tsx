import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { formatAmount } from '../../../i18n/format-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { unknownAmount } from '../../../widgets/money/money.tsx';
import styles from './win-amount.module.css';

/** A won amount with its currency; `–` when it is unknown. */
export function WinAmount({ centavos }: { centavos: MaybeCentavos }) {
  const { brand } = useApp();
  const language = useLanguage();
  if (centavos === null) return unknownAmount;
  return (
    <data className={styles.amount} value={centavos / 100}>
      <span translate="no">{formatAmount(centavos, language)}</span> <small>{brand.currency}</small>
    </data>
  );
}
