import {
  array,
  literal,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  string,
  url,
  variant,
} from 'valibot';

const word = pipe(string(), minLength(1), maxLength(100));
const address = pipe(string(), maxLength(2_000), url());
/** Larger numbers are neither exact nor do they fit the columns. */
const centavos = pipe(number(), safeInteger());
const paid = pipe(centavos, minValue(1));
const outcomes = ['paid', 'failed', 'expired', 'reversed'] as const;

/** Answer to `create`. */
export const createdPayment = object({
  reference: word,
  place: variant('way', [
    object({ way: literal('page'), url: address }),
    object({
      way: literal('qr'),
      code: pipe(string(), minLength(1), maxLength(2_000)),
      image: nullable(address),
      appLink: nullable(address),
    }),
    object({ way: literal('counter'), code: word, url: optional(address) }),
  ]),
});

/** Answer to `query`. */
export const paymentStatus = variant('state', [
  object({ state: literal('unknown') }),
  object({ state: literal('pending'), reference: word }),
  object({ state: picklist(outcomes), reference: word, amount: pipe(centavos, minValue(0)) }),
]);

/** Answer to `payout` and `payout-query`. */
export const payoutStatus = variant('state', [
  object({ state: literal('unknown') }),
  object({ state: picklist(['pending', 'paid', 'failed']), reference: word }),
]);

/** Answer to `statement`. */
export const statement = object({
  balance: centavos,
  lines: array(
    object({
      reference: word,
      kind: picklist(['payment', 'refund', 'reversal', 'payout']),
      orderId: word,
      amount: centavos,
      at: centavos,
    }),
  ),
});

/** Body of a notice. */
export const signedNotice = variant('about', [
  object({
    about: literal('payment'),
    eventId: word,
    reference: word,
    orderId: word,
    outcome: picklist(outcomes),
    amount: pipe(centavos, minValue(0)),
  }),
  object({
    about: literal('payout'),
    eventId: word,
    reference: word,
    key: word,
    outcome: picklist(['paid', 'failed']),
    amount: paid,
  }),
]);
