import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { redemptionStates, redemptionTypes } from '../../vocabulary/redemption.ts';
import { count, countOrNull } from '../readers/count.ts';
import { pointsOrNull } from '../readers/decimal.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { part } from '../readers/part.ts';
import { time } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { identifier, text, textOrNull } from '../wire.ts';

/**
 * A redemption. Amounts in centavos, times in epoch milliseconds. Amounts and points that are unknown are null.
 *
 * - `type`: the kind of the item, or `money` for points that were converted.
 * - `points`, `amount`: what the whole redemption costs; `pays`: the money that it puts into the balance.
 * - `account`: the account that pays and is paid. `address`, `phone`: where a gift is sent; null for other items.
 * - `change`, `balance`: the change of the member's points by the redemption, and the points after it.
 * - `returned`: the points that a rejection gave back at `changedAt`, and the points after it. Null while nothing went back.
 * - `reason`: the operator's reason for a rejection, or empty. `courier`, `tracking`: null until a gift is sent.
 */
export const redemption = pipe(
  object({
    redeemId: identifier(),
    redeemType: wordOrOther(redemptionTypes),
    itemName: text(100),
    quantity: count(),
    pointsRequired: countOrNull(),
    amountRequired: pesosOrNull(),
    payAmount: nullish(pesosOrNull(), 0),
    paidAccount: text(100),
    receivingAddress: textOrNull(300),
    phone: textOrNull(40),
    remark: text(140),
    status: wordOrOther(redemptionStates),
    time: time(),
    updateTime: time(),
    changedPoints: pointsOrNull(),
    pointsBalance: countOrNull(),
    returnedPoints: countOrNull(),
    returnedBalance: countOrNull(),
    reason: text(500),
    courier: textOrNull(100),
    trackingNo: textOrNull(100),
  }),
  transform((wire) => ({
    id: wire.redeemId,
    type: wire.redeemType,
    name: wire.itemName,
    quantity: wire.quantity,
    points: wire.pointsRequired,
    amount: wire.amountRequired,
    pays: wire.payAmount,
    account: wire.paidAccount,
    address: wire.receivingAddress,
    phone: wire.phone,
    remark: wire.remark,
    state: wire.status,
    at: wire.time,
    changedAt: wire.updateTime,
    change: wire.changedPoints,
    balance: wire.pointsBalance,
    returned: wire.returnedPoints
      ? { points: wire.returnedPoints, balance: wire.returnedBalance }
      : null,
    reason: wire.reason,
    courier: wire.courier,
    tracking: wire.trackingNo,
  })),
);
export type Redemption = InferOutput<typeof redemption>;

/** A redemption that is done. A gateway may only confirm it: then all of it is unknown. */
export const doneRedemption = part(redemption, { redeemId: 'unknown' });
