import { type InferOutput, object, pipe, transform } from 'valibot';
import { gameType } from '../../vocabulary/category.ts';
import { maybePesos, pesos } from '../money.ts';
import { count } from '../readers/count.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { identifier, list, text } from '../wire.ts';

/** The rebate of one category. `rate` is in hundredths of a percent, amounts in centavos. */
const rebateLine = pipe(
  object({
    productType: gameType,
    rebateRate: count(),
    turnover: pesos(),
    rebateAmount: pesos(),
  }),
  transform((wire) => ({
    category: wire.productType,
    rate: wire.rebateRate,
    turnover: wire.turnover,
    amount: wire.rebateAmount,
  })),
);

/** A claimed rebate with its lines. */
const rebateClaim = pipe(
  object({
    claimId: identifier(),
    claimDate: time(),
    rebateAmount: pesos(),
    list: list(rebateLine, 50),
  }),
  transform((wire) => ({
    id: wire.claimId,
    at: wire.claimDate,
    amount: wire.rebateAmount,
    lines: wire.list,
  })),
);

/**
 * The rebate of a member. `lines` are the turnover that has no rebate yet, by category, with the rates of the member's
 * level; `amount` is their sum. `nextAt` is the time from which the next rebate can be claimed; null: now.
 */
export const rebate = pipe(
  object({
    playerRankName: text(100),
    totalAmount: maybePesos(),
    nextClaimDate: timeOrNull(),
    list: list(rebateLine, 50),
    claims: list(rebateClaim, 50),
  }),
  transform((wire) => ({
    level: wire.playerRankName,
    amount: wire.totalAmount ?? wire.list.reduce((sum, { amount }) => sum + amount, 0),
    nextAt: wire.nextClaimDate,
    lines: wire.list,
    claims: wire.claims,
  })),
);

export type Rebate = InferOutput<typeof rebate>;
