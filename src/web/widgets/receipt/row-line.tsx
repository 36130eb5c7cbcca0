import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './row-line.module.css';

interface RowLineProps {
  /** Epoch milliseconds. */
  at: number;
  /** Empty where a gateway only confirms a payment. */
  orderNo: string;
}

/** The time of a payment, and the short number by which support finds it. */
export function RowLine({ at, orderNo }: RowLineProps) {
  const language = useLanguage();
  return (
    <span className={styles.line}>
      <span>{formatManila(at, language, 'minute')}</span>
      {orderNo !== '' && (
        <span>
          <span>{' · '}</span>
          <bdi>{shortNumber(orderNo)}</bdi>
        </span>
      )}
    </span>
  );
}
