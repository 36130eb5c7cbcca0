import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import {
  confirmCauses,
  disputeKinds,
  stepActors,
  withdrawalStates,
} from '../../vocabulary/withdrawal-state.ts';
import { maybePesos } from '../money.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { bankKinds } from '../security/payout-account.ts';
import { flag, identifier, list, text, textOrNull } from '../wire.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { wordOrNull } from '../readers/word.ts';

/**
 * A change of state. `amount` in centavos: the money of a payment, or of the request. `reason` is the reference of a payment,
 * or the reason of the operator for another step, or empty.
 */
const step = pipe(
  object({
    state: wordOrOther(withdrawalStates),
    actor: wordOrOther(stepActors),
    time: time(),
    amount: maybePesos(),
    reason: text(500),
  }),
  transform(({ time, ...rest }) => ({ ...rest, at: time })),
);
export type WithdrawalStep = InferOutput<typeof step>;

const account = part(
  pipe(
    object({
      bankName: text(100),
      type: wordOrOther(['BC', 'EW']),
      icon: textOrNull(),
      cardNumber: text(40),
      payeeName: text(100),
    }),
    transform(({ bankName, type, icon, cardNumber, payeeName }) => ({
      bank: bankName,
      kind: bankKinds[type],
      logo: icon,
      number: cardNumber,
      holder: payeeName,
    })),
  ),
);

const dispute = pipe(
  object({
    kind: wordOrOther(disputeKinds),
    receivedAmount: pesosOrNull(),
    missingAmount: pesosOrNull(),
    pictures: list(text(500), 3),
  }),
  transform(({ kind, receivedAmount, missingAmount, pictures }) => ({
    kind,
    received: receivedAmount,
    missing: missingAmount,
    pictures,
  })),
);

/**
 * A withdrawal. Amounts in centavos, null when they are unknown; times in epoch milliseconds.
 *
 * - `amount` left the balance; `charge` is taken off it, and `receives` is the rest that is paid.
 * - `paid` was paid so far; `returned` went back to the balance; `compensated` was paid after a dispute.
 * - `account.number` is masked.
 * - `changedAt`: time of the last change of state.
 * - `answeredAt`: the gateway's time of the answer, by which a countdown does not need the clock of the device. Null for a
 *   gateway that does not send it.
 * - `cancellable`: the member may cancel it.
 * - `reason`: the operator's reason for which it was rejected, released, or a dispute was refused. Empty without one.
 * - `confirmBy`: it counts as received from then on. Null while it is not paid.
 * - `confirmedBy`: who confirmed it. Null while nobody did.
 * - `dispute`: what the member wrote about a payment that is missing, with signed addresses of the pictures.
 * - `steps`: its timeline, oldest first. Empty in lists.
 */
export const withdrawal = pipe(
  object({
    withdrawalId: identifier(),
    orderNo: text(60),
    state: wordOrOther(withdrawalStates),
    amount: pesosOrNull(),
    charge: pesosOrNull(),
    receiveAmount: pesosOrNull(),
    paidAmount: pesosOrNull(),
    returnedAmount: pesosOrNull(),
    compensatedAmount: pesosOrNull(),
    account,
    createTime: time(),
    updateTime: time(),
    serverTime: timeOrNull(),
    cancellable: flag(),
    reason: text(500),
    confirmTime: timeOrNull(),
    confirmCause: wordOrNull(confirmCauses),
    dispute: fallback(nullish(dispute, null), null),
    steps: list(step, 100),
  }),
  transform((wire) => ({
    id: wire.withdrawalId,
    orderNo: wire.orderNo,
    state: wire.state,
    amount: wire.amount,
    charge: wire.charge,
    receives: wire.receiveAmount,
    paid: wire.paidAmount,
    returned: wire.returnedAmount,
    compensated: wire.compensatedAmount,
    account: wire.account,
    createdAt: wire.createTime,
    changedAt: wire.updateTime,
    answeredAt: wire.serverTime,
    cancellable: wire.cancellable,
    reason: wire.reason,
    confirmBy: wire.confirmTime,
    confirmedBy: wire.confirmCause,
    dispute: wire.dispute,
    steps: wire.steps,
  })),
);
export type Withdrawal = InferOutput<typeof withdrawal>;

/**
 * A withdrawal that was asked for. A gateway that keeps no list of withdrawals says only that it has the request: `id`,
 * account and amounts are empty then.
 */
export const askedWithdrawal = fallback(withdrawal, {
  id: '',
  orderNo: '',
  state: 'requested',
  amount: 0,
  charge: 0,
  receives: 0,
  paid: 0,
  returned: 0,
  compensated: 0,
  account: { bank: '', kind: 'bank', logo: null, number: '', holder: '' },
  createdAt: 0,
  changedAt: 0,
  answeredAt: null,
  cancellable: false,
  reason: '',
  confirmBy: null,
  confirmedBy: null,
  dispute: null,
  steps: [],
});
