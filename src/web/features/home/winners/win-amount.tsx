import type { MaybeCentavos } from '#contract/model/readers/unknown-money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { unknownSign } from '../../../i18n/format.ts';
import { formatAmount } from '../../../i18n/format-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './win-amount.module.css';

/** A won amount with its currency; `–` when it is unknown. */
export function WinAmount({ centavos }: { centavos: MaybeCentavos }) {
  const { brand } = useApp();
  const language = useLanguage();
  if (centavos === null) return unknownSign;
  return (
    <data className={styles.amount} value={centavos / 100}>
      {formatAmount(centavos, language)} <small>{brand.currency}</small>
    </data>
  );
}
