import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { formatMoney, unknownSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './money.module.css';

/** The sign of an amount or a number that is unknown. */
export const unknownAmount = <span translate="no">{unknownSign}</span>;

/** An amount in pesos; `–` when it is unknown. A `gain` is green. Digits have equal widths, so that a changing amount does not move. */
export function Money({ centavos, gain = false }: { centavos: MaybeCentavos; gain?: boolean }) {
  const language = useLanguage();
  if (centavos === null) return unknownAmount;
  return (
    <data
      className={styles.money}
      translate="no"
      value={centavos / 100}
      data-gain={gain || undefined}
    >
      {formatMoney(centavos, language)}
    </data>
  );
}
