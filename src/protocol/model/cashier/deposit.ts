import {
  custom,
  fallback,
  type InferOutput,
  nullish,
  object,
  optional,
  pipe,
  transform,
  union,
  variant,
} from 'valibot';
import { depositFailures, depositReviews } from '../../vocabulary/deposit-state.ts';
import { maybePesos } from '../money.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { reads } from '../readers/reads.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { flag, identifier, list, text, textOrNull } from '../wire.ts';
import { word } from '../readers/word.ts';
import { chosenBonus } from './deposit-bonus.ts';
import { depositChannelKinds } from './deposit-channel.ts';

/** One word, in any case of its letters. */
const only = <const Word extends string>(one: Word) => word([one]);

/** A word that only another gateway knows. Ours sends none. */
const unknownWord = optional(
  reads<'other', 'other', 'other'>(() => 'other', 'other'),
  'other',
);

/**
 * The way to pay a pending deposit.
 *
 * - `page`: a page of the provider, for a new window or a frame.
 * - `qr`: `code` is the text of the QR code, which the app draws; `image` is the provider's picture of it; `appLink` opens
 *   the wallet on this device.
 * - `counter`: `code` is said at the counter; `url` is a page of the provider that takes the payment as well, null for none.
 * - `transfer`: the member transfers to the account and writes `reference` into the transfer.
 * - `other`: a way that the app does not know.
 */
const payment = pipe(
  variant('way', [
    object({ way: only('page'), url: text(2_000) }),
    object({
      way: only('qr'),
      code: text(2_000),
      image: textOrNull(),
      appLink: textOrNull(),
    }),
    object({ way: only('counter'), code: text(100), url: textOrNull(2_000) }),
    object({
      way: only('transfer'),
      bankName: text(100),
      payeeName: text(100),
      accountNumber: text(40),
      reference: text(40),
    }),
    object({ way: unknownWord }),
  ]),
  transform((wire) => {
    if (wire.way !== 'transfer') return wire;
    const { bankName: bank, payeeName: holder, accountNumber: number, ...rest } = wire;
    return { ...rest, bank, holder, number };
  }),
);
export type DepositPayment = InferOutput<typeof payment>;

/** Fields of every deposit. */
const shared = {
  depositId: identifier(),
  orderNo: text(60),
  channelCode: text(60),
  channelName: text(100),
  type: wordOrOther(depositChannelKinds),
  icon: textOrNull(),
  opensInFrame: flag(),
  /** The amount that the member wants to pay. */
  amount: pesosOrNull(),
  charge: pesosOrNull(),
  createTime: time(),
  updateTime: time(),
  serverTime: timeOrNull(),
  bonusId: textOrNull(60),
  bonus: chosenBonus(),
  cancellable: flag(),
};

/** Fields of a deposit whose money has arrived. */
const received = { receivedAmount: pesosOrNull() };

/** The reference and the pictures that the member has sent about a bank transfer; empty before. */
const evidence = { bankReference: textOrNull(60), pictures: list(text(500), 3) };

const states = variant('state', [
  object({ ...shared, state: only('created') }),
  object({
    ...shared,
    state: only('pending'),
    expireTime: time(),
    payment: fallback(payment, { way: 'other' }),
  }),
  object({
    ...shared,
    ...received,
    state: only('paid'),
    addedAmount: pesosOrNull(),
    paidLate: flag(),
  }),
  object({
    ...shared,
    state: only('failed'),
    failure: fallback(nullish(word(depositFailures), 'refused'), 'refused'),
  }),
  object({ ...shared, state: only('expired') }),
  object({ ...shared, state: only('cancelled') }),
  object({
    ...shared,
    ...evidence,
    state: only('review'),
    review: fallback(nullish(word(depositReviews), 'unknown'), 'unknown'),
    receivedAmount: maybePesos(),
  }),
  object({ ...shared, ...received, state: only('returned'), reason: text(500) }),
  object({ ...shared, ...received, state: only('reversed'), reason: text(500) }),
  object({ ...shared, ...evidence, state: unknownWord }),
]);

/**
 * A deposit: a union by `state`, see `DepositState`. Amounts in centavos, null when they are unknown; times in epoch
 * milliseconds.
 *
 * - `amount` is what the member pays, `fee` what is taken off (null when it is not known), `added` (of `paid`) what reached
 *   the balance.
 * - `received` is what arrived at the provider, which may differ from `amount`.
 * - `late` states that the money arrived after the deposit had expired.
 * - `changedAt` is the time of the last change of state: of a `paid` one, when it was paid.
 * - `answeredAt`: the gateway's time of the answer, by which a countdown does not need the clock of the device. Null for a
 *   gateway that does not send it.
 * - `bonus`: the bonus that it was made with: `amount` that was given (null before, 0 when none was), and its turnover, `done` of
 *   `goal`. Null without one, and for a gateway that does not send it.
 * - `cancellable`: the member may cancel it.
 */
export const deposit = pipe(
  states,
  transform((wire) => {
    const { depositId, orderNo, channelCode, channelName, type, icon, amount, charge } = wire;
    const { createTime, updateTime, serverTime, bonusId, bonus, cancellable } = wire;
    const { opensInFrame: inFrame } = wire;
    const common = {
      id: depositId,
      orderNo,
      channel: { code: channelCode, name: channelName, kind: type, logo: icon, inFrame },
      amount,
      fee: charge,
      createdAt: createTime,
      changedAt: updateTime,
      answeredAt: serverTime,
      bonusId,
      bonus,
      cancellable,
    };
    switch (wire.state) {
      case 'pending': {
        const { state, payment: pay, expireTime: expiresAt } = wire;
        return { ...common, state, payment: pay, expiresAt };
      }
      case 'paid': {
        const { state, receivedAmount, addedAmount: added, paidLate: late } = wire;
        return { ...common, state, received: receivedAmount, added, late };
      }
      case 'failed':
        return { ...common, state: wire.state, failure: wire.failure };
      case 'review': {
        const { state, review, receivedAmount, bankReference, pictures } = wire;
        return { ...common, state, review, received: receivedAmount, bankReference, pictures };
      }
      case 'returned':
      case 'reversed':
        return {
          ...common,
          state: wire.state,
          received: wire.receivedAmount,
          reason: wire.reason,
        };
      case 'created':
      case 'expired':
      case 'cancelled':
        return { ...common, state: wire.state };
      case 'other': {
        const { state, bankReference, pictures } = wire;
        return { ...common, state, bankReference, pictures };
      }
    }
  }),
);
export type Deposit = InferOutput<typeof deposit>;

/** The first field of an answer that is named after an address and holds one. */
function addressIn(value: unknown): string | null {
  const fields: [string, unknown][] =
    typeof value === 'string' ? [['url', value]] : Object.entries(Object(value));
  const isAddress = ([name, one]: [string, unknown]): boolean =>
    /(url|link)$/i.test(name) && typeof one === 'string' && /^https?:/.test(one);
  const [, found] = fields.find(isAddress) ?? [];
  return typeof found === 'string' && found.length <= 2_000 ? found : null;
}

/** A deposit of a gateway that sends the place to pay it and nothing else. It has no id, and cannot be asked for. */
const unlistedDeposit = pipe(
  custom<{ readonly url: string }>((value) => addressIn(value) !== null),
  transform((value) => addressIn(value) ?? ''),
  transform((url): Deposit => ({
    id: '',
    orderNo: '',
    channel: { code: '', name: '', kind: 'page', logo: null, inFrame: false },
    amount: 0,
    fee: null,
    createdAt: 0,
    changedAt: 0,
    answeredAt: null,
    bonusId: null,
    bonus: null,
    cancellable: false,
    state: 'pending',
    payment: { way: 'page', url },
    expiresAt: 0,
  })),
);

/**
 * A deposit that has just begun. A gateway that keeps no list of deposits says only where to pay it: `id`, channel and amount
 * are empty then, and the app knows them.
 */
export const begunDeposit = union([deposit, unlistedDeposit]);
