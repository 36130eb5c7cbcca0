import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { type PointItemKind, pointItemKinds } from '../../vocabulary/point-item-kind.ts';
import { count, countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { flag, identifier, text, textOrNull } from '../wire.ts';

/**
 * An item of the points mall. Amounts in centavos.
 *
 * - `points`, `amount`: the price of one piece in points, and the money that is paid with them; 0 for points alone. Null when
 *   they are unknown.
 * - `pays`: the money that one piece puts into the balance; 0 for other items than chips and vouchers.
 * - `stock`: pieces left; null without a limit. `most`: pieces of one redemption.
 * - `isSent`: it needs a receiving address and a mobile number.
 */
export const pointItem = pipe(
  object({
    rewardId: identifier(),
    rewardType: wordOrOther(pointItemKinds),
    rewardName: text(100),
    description: text(500),
    imageUrl: textOrNull(),
    points: countOrNull(),
    amount: pesosOrNull(),
    payAmount: nullish(pesosOrNull(), 0),
    stock: countOrNull(),
    maxQuantity: count(),
    needAddress: flag(),
  }),
  transform((wire) => ({
    id: wire.rewardId,
    kind: wire.rewardType,
    name: wire.rewardName,
    description: wire.description,
    picture: wire.imageUrl,
    points: wire.points,
    amount: wire.amount,
    pays: wire.payAmount,
    stock: wire.stock,
    most: wire.maxQuantity,
    isSent: wire.needAddress,
  })),
);
export type PointItem = InferOutput<typeof pointItem>;

/** An item whose kind and price are known: it can be redeemed. */
export type PricedItem = PointItem & {
  readonly kind: PointItemKind;
  readonly points: number;
  readonly amount: number;
};

/** Returns whether the kind and the price of an item are known. */
export function isPriced(item: PointItem): item is PricedItem {
  return item.kind !== 'other' && item.points !== null && item.amount !== null;
}
