/** Code of the currency of all amounts, by ISO 4217. */
export const currencyCode = 'PHP';

/** Sign of the currency. It stands before an amount. */
export const currencySign = '₱';
