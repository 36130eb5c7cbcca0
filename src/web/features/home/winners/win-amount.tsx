import type { Centavos } from '#contract/model/money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { formatAmount } from '../../../i18n/format-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './win-amount.module.css';

/** A won amount with its currency. */
export function WinAmount({ centavos }: { centavos: Centavos }) {
  const { brand } = useApp();
  const language = useLanguage();
  return (
    <data className={styles.amount} value={centavos / 100}>
      {formatAmount(centavos, language)} <small>{brand.currency}</small>
    </data>
  );
}
