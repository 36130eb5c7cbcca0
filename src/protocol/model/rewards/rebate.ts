import { type InferOutput, object, pipe, transform } from 'valibot';
import { gameTypes } from '../../vocabulary/category.ts';
import { countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { pesosOrNull, sumOrNull } from '../readers/unknown-money.ts';
import { identifier, list, text } from '../wire.ts';

/** The rebate of one category. `rate` is in hundredths of a percent, null when it is unknown; amounts are in centavos. */
const rebateLine = pipe(
  object({
    productType: wordOrOther(gameTypes),
    rebateRate: countOrNull(),
    turnover: pesosOrNull(),
    rebateAmount: pesosOrNull(),
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
    rebateAmount: pesosOrNull(),
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
 * level; `amount` is their sum. An unknown amount is null. `nextAt` is the time from which the next rebate can be claimed; null: now.
 */
export const rebate = pipe(
  object({
    playerRankName: text(100),
    totalAmount: pesosOrNull(),
    nextClaimDate: timeOrNull(),
    list: list(rebateLine, 50),
    claims: list(rebateClaim, 50),
  }),
  transform((wire) => ({
    level: wire.playerRankName,
    amount: wire.totalAmount ?? sumOrNull(wire.list.map(({ amount }) => amount)),
    nextAt: wire.nextClaimDate,
    lines: wire.list,
    claims: wire.claims,
  })),
);

export type Rebate = InferOutput<typeof rebate>;
