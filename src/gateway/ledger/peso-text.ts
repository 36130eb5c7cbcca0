import { currencyCode } from '#protocol/currency.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';

const format = new Intl.NumberFormat('en-PH', { style: 'currency', currency: currencyCode });

/** Text of an amount for messages, such as `₱1,234.50`. */
export function pesoText(amount: Centavos): string {
  return format.format(toPesos(amount));
}
