import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';

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
    <>
      <span>{formatManila(at, language, 'minute')}</span>
      {orderNo !== '' && (
        <>
          <span>{' · '}</span>
          <bdi>{shortNumber(orderNo)}</bdi>
        </>
      )}
    </>
  );
}
