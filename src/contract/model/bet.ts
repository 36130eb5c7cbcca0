import { object, pipe, transform } from 'valibot';
import { pesos } from './money.ts';
import { identifier, list, textOrNull, text, wholeNumber } from './wire.ts';

/** Outcome of a bet by the wire's number. */
const outcomes = { 1: 'won', 2: 'lost', 3: 'tied', 4: 'cancelled' } as const;

/** Outcome of a bet. */
export type BetOutcome = (typeof outcomes)[keyof typeof outcomes];

/** The wire's number of each outcome. */
export const betStatus: Readonly<Record<BetOutcome, 1 | 2 | 3 | 4>> = {
  won: 1,
  lost: 2,
  tied: 3,
  cancelled: 4,
};

function outcomeOf(status: number): BetOutcome | null {
  return status === 1 || status === 2 || status === 3 || status === 4 ? outcomes[status] : null;
}

/** A bet. Amounts in centavos, `at` in epoch milliseconds; `vendor` is a code. */
// @__NO_SIDE_EFFECTS__
export function bet() {
  return pipe(
    object({
      orderNo: identifier(),
      gameName: text(200),
      vendor: textOrNull(40),
      betTime: wholeNumber(),
      betAmount: pesos(),
      winAmount: pesos(),
      profitAndLoss: pesos(),
      status: wholeNumber(),
    }),
    transform((wire) => ({
      id: wire.orderNo,
      game: wire.gameName,
      vendor: wire.vendor,
      at: wire.betTime,
      stake: wire.betAmount,
      payout: wire.winAmount,
      profit: wire.profitAndLoss,
      outcome: outcomeOf(wire.status),
    })),
  );
}

/** One page of bets. `total` sums the bets of all pages, in centavos. */
// @__NO_SIDE_EFFECTS__
export function betPage() {
  return pipe(
    object({
      list: list(bet(), 100),
      totalPages: wholeNumber(),
      footer: object({
        betAmount: pesos(),
        validBetAmount: pesos(),
        winAmount: pesos(),
        profitAndLoss: pesos(),
      }),
    }),
    transform(({ list: bets, totalPages, footer }) => ({
      bets,
      pages: totalPages,
      total: {
        stake: footer.betAmount,
        validBet: footer.validBetAmount,
        payout: footer.winAmount,
        profit: footer.profitAndLoss,
      },
    })),
  );
}
