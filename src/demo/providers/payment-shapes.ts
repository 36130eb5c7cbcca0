import {
  boolean,
  integer,
  type InferOutput,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  url,
} from 'valibot';
import { languageCodes } from '#protocol/model/language.ts';

const word = pipe(string(), minLength(1), maxLength(100));
const address = pipe(
  string(),
  maxLength(2_000),
  url(),
  transform((text) => (/^https?:/.test(text) ? text : '')),
);
const centavos = pipe(number(), integer(), minValue(1));

/** Request to begin a payment. */
export const createRequest = object({
  orderId: word,
  amount: centavos,
  way: picklist(['page', 'qr', 'counter']),
  lifeSeconds: pipe(number(), integer(), minValue(1)),
  returnUrl: address,
  notifyUrl: address,
  language: picklist(languageCodes),
});

export const queryRequest = object({ orderId: word });
export const refundRequest = object({ reference: word });
export const statementRequest = object({ since: pipe(number(), integer()) });

/** Request to send money to a player. */
export const payoutRequest = object({
  key: word,
  amount: centavos,
  bankCode: word,
  accountNumber: word,
  holder: pipe(string(), maxLength(200)),
  notifyUrl: address,
});
export const payoutQuery = object({ key: word });

const faultFields = {
  lost: boolean(),
  doubled: boolean(),
  late: boolean(),
  swapped: optional(boolean(), false),
  otherAmount: boolean(),
  forged: boolean(),
  answers: picklist(['normal', 'down', 'slow', 'html']),
  payouts: picklist(['paid', 'failed', 'held']),
};

/** The faults that a brand makes on purpose. */
export const faults = object(faultFields);
export type Faults = InferOutput<typeof faults>;

/** A change of some faults. */
export const faultsRequest = object({
  lost: optional(faultFields.lost),
  doubled: optional(faultFields.doubled),
  late: optional(faultFields.late),
  swapped: optional(boolean()),
  otherAmount: optional(faultFields.otherAmount),
  forged: optional(faultFields.forged),
  answers: optional(faultFields.answers),
  payouts: optional(faultFields.payouts),
});

export const noFaults: Faults = {
  lost: false,
  doubled: false,
  late: false,
  swapped: false,
  otherAmount: false,
  forged: false,
  answers: 'normal',
  payouts: 'paid',
};

/** A payment of a payer. Amounts in centavos, times in epoch milliseconds. */
export const payment = object({
  /** Secret part of the page's address. */
  id: word,
  brand: word,
  orderId: word,
  reference: word,
  amount: centavos,
  way: createRequest.entries.way,
  returnUrl: string(),
  notifyUrl: string(),
  language: createRequest.entries.language,
  createdAt: number(),
  expiresAt: number(),
  state: picklist(['pending', 'paid', 'failed', 'expired', 'reversed']),
  /** The payment of the payer; 0 before. */
  paid: number(),
  endedAt: nullable(number()),
  refundedAt: nullable(number()),
  reversedAt: nullable(number()),
});
export type Payment = InferOutput<typeof payment>;

/** Money for a player. */
export const payout = object({
  key: word,
  brand: word,
  reference: word,
  amount: centavos,
  bankCode: word,
  accountNumber: word,
  holder: string(),
  notifyUrl: string(),
  createdAt: number(),
  state: picklist(['pending', 'paid', 'failed']),
  endedAt: nullable(number()),
});
export type Payout = InferOutput<typeof payout>;

/** A message to the merchant that is not delivered yet. */
export const outgoing = object({
  eventId: word,
  brand: word,
  url: string(),
  body: string(),
  /** It may not be sent earlier. */
  notBefore: number(),
  isDone: boolean(),
});
export type Outgoing = InferOutput<typeof outgoing>;
