import { type InferOutput, object, optional, pipe, transform } from 'valibot';
import { part } from './readers/part.ts';
import { pesosOrNull } from './readers/unknown-money.ts';

/** The longest period of profit and loss: two years, in milliseconds. */
export const longestProfitPeriodMs = 731 * 24 * 3_600_000;

/** The fields of profit and loss on the wire. */
export const profitFields = {
  betAmount: pesosOrNull(),
  winAmount: pesosOrNull(),
  profitAndLoss: pesosOrNull(),
  validBetAmount: pesosOrNull(),
  depositAmount: optional(pesosOrNull(), 0),
  withdrawAmount: optional(pesosOrNull(), 0),
  bonusAmount: optional(pesosOrNull(), 0),
  otherAmount: optional(pesosOrNull(), 0),
  openAmount: optional(pesosOrNull(), 0),
  lockedAmount: optional(pesosOrNull(), 0),
} as const;

const wireProfit = object(profitFields);

/** Converts profit and loss of the wire. */
export function readProfit(wire: InferOutput<typeof wireProfit>) {
  return {
    stake: wire.betAmount,
    payout: wire.winAmount,
    profit: wire.profitAndLoss,
    turnover: wire.validBetAmount,
    deposits: wire.depositAmount,
    withdrawals: wire.withdrawAmount,
    bonuses: wire.bonusAmount,
    other: wire.otherAmount,
    open: wire.openAmount,
    locked: wire.lockedAmount,
  };
}

export type Profit = ReturnType<typeof readProfit>;

/**
 * Profit and loss by the entries of the account record, in centavos. An unknown amount is null.
 *
 * - `stake`, `payout`: stakes and payouts of bets that were settled in the period; `profit`: payout less stake.
 * - `open`: what the stakes of open bets have grown by. It is negative when more bets were settled than placed.
 * - `locked`: what the bonuses that still have to be played have grown by.
 * - `turnover`: stakes of settled bets that count.
 * - `withdrawals`: money that left for withdrawals, less what came back.
 * - `bonuses`: promotions, rebates, salaries and dividends, bonuses that have to be played included.
 *
 * `profit + deposits - withdrawals + bonuses + other - open - locked` is the change of the balance. A gateway that does not
 * send `open` and `locked` counts nothing in them.
 */
// @__NO_SIDE_EFFECTS__
export function profit() {
  return part(pipe(wireProfit, transform(readProfit)));
}
