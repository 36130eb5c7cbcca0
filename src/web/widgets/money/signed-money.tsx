import type { Centavos } from '#contract/model/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './signed-money.module.css';

/** An amount in pesos with its sign, in the colour of gains or losses. Zero has neither. */
export function SignedMoney({ centavos }: { centavos: Centavos }) {
  const language = useLanguage();
  const sign = centavos > 0 ? '+' : centavos < 0 ? '−' : '';
  return (
    <data className={styles.money} value={centavos / 100} data-sign={sign || undefined}>
      {sign + formatMoney(Math.abs(centavos), language)}
    </data>
  );
}
