import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
} from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { depositChannelKinds } from '#protocol/model/cashier/deposit-channel.ts';
import { depositFailures, depositReviews } from '#protocol/vocabulary/deposit-state.ts';
import {
  confirmCauses,
  disputeKinds,
  stepActors,
  withdrawalStates,
} from '#protocol/vocabulary/withdrawal-state.ts';
import { listFormat } from '../query/list-format.ts';

/** Null when it is unknown. */
const amount = nullable(number());

const payment = variant('way', [
  object({ way: literal('page'), url: string() }),
  object({
    way: literal('qr'),
    code: string(),
    image: nullable(string()),
    appLink: nullable(string()),
  }),
  object({ way: literal('counter'), code: string(), url: optional(nullable(string()), null) }),
  object({
    way: literal('transfer'),
    bank: string(),
    holder: string(),
    number: string(),
    reference: string(),
  }),
  object({ way: literal('other') }),
]);

const shared = {
  id: string(),
  orderNo: string(),
  channel: object({
    code: string(),
    name: string(),
    kind: picklist([...depositChannelKinds, 'other']),
    logo: nullable(string()),
    inFrame: optional(boolean(), false),
  }),
  amount,
  fee: amount,
  createdAt: number(),
  changedAt: number(),
  answeredAt: nullable(number()),
  bonusId: nullable(string()),
  // Deposits that an earlier version has kept do not have it.
  bonus: optional(nullable(object({ title: string(), amount, goal: amount, done: amount })), null),
  cancellable: boolean(),
} as const;

const deposit = variant('state', [
  object({ ...shared, state: picklist(['created', 'expired', 'cancelled']) }),
  object({
    ...shared,
    state: literal('other'),
    // Deposits that an earlier version has kept have neither.
    bankReference: optional(nullable(string()), null),
    pictures: optional(array(string()), []),
  }),
  object({ ...shared, state: literal('pending'), payment, expiresAt: number() }),
  object({
    ...shared,
    state: literal('paid'),
    received: amount,
    added: amount,
    late: boolean(),
  }),
  object({ ...shared, state: literal('failed'), failure: picklist(depositFailures) }),
  object({
    ...shared,
    state: literal('review'),
    review: picklist(depositReviews),
    received: amount,
    bankReference: nullable(string()),
    pictures: array(string()),
  }),
  object({
    ...shared,
    state: picklist(['returned', 'reversed']),
    received: amount,
    reason: string(),
  }),
]);

/** The deposits of a state that were seen last, as the cache writes them. */
export const keptDeposits = declareEntry('deposits', listFormat(deposit), 'private', 2);

const withdrawal = object({
  id: string(),
  orderNo: string(),
  state: picklist([...withdrawalStates, 'other']),
  amount,
  charge: amount,
  receives: amount,
  paid: amount,
  returned: amount,
  compensated: amount,
  account: object({
    bank: string(),
    kind: picklist(['bank', 'wallet', 'other']),
    logo: nullable(string()),
    number: string(),
    holder: string(),
  }),
  createdAt: number(),
  changedAt: number(),
  answeredAt: nullable(number()),
  cancellable: boolean(),
  reason: string(),
  confirmBy: nullable(number()),
  confirmedBy: nullable(picklist(confirmCauses)),
  dispute: nullable(
    object({
      kind: picklist([...disputeKinds, 'other']),
      received: amount,
      missing: amount,
      pictures: array(string()),
    }),
  ),
  steps: array(
    object({
      state: picklist([...withdrawalStates, 'other']),
      actor: picklist([...stepActors, 'other']),
      at: number(),
      amount,
      reason: string(),
    }),
  ),
});

/** The withdrawals of a state that were seen last, as the cache writes them. */
export const keptWithdrawals = declareEntry('withdrawals', listFormat(withdrawal), 'private', 2);

/** Requests of a kind that move money and got no answer, without their secrets: the details as text, and their idempotency key. */
export const keptUnansweredRequests = declareEntry(
  'unanswered-requests',
  {
    shape: array(object({ request: string(), key: string(), at: number() })),
  },
  'unsent',
);
