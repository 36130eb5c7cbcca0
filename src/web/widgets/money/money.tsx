import type { Centavos } from '#contract/model/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './money.module.css';

/** An amount in pesos. A `gain` is green. Digits have equal widths, so that a changing amount does not move. */
export function Money({ centavos, gain = false }: { centavos: Centavos; gain?: boolean }) {
  const language = useLanguage();
  return (
    <data className={styles.money} value={centavos / 100} data-gain={gain || undefined}>
      {formatMoney(centavos, language)}
    </data>
  );
}
