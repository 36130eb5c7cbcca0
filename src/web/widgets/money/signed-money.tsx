import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { unknownAmount } from './money.tsx';
import styles from './signed-money.module.css';

/** An amount in pesos with its sign, in the colour of gains or losses. Zero has neither. An unknown amount is `–`. */
export function SignedMoney({ centavos }: { centavos: MaybeCentavos }) {
  const language = useLanguage();
  if (centavos === null) return unknownAmount;
  const sign = centavos > 0 ? '+' : centavos < 0 ? '−' : '';
  return (
    <data
      className={styles.money}
      translate="no"
      value={centavos / 100}
      data-sign={sign || undefined}
    >
      {sign + formatMoney(Math.abs(centavos), language)}
    </data>
  );
}
