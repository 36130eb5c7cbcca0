import { object, pipe, transform } from 'valibot';
import { pesos } from './money.ts';
import { identifier, list, maybeText, text, wholeNumber } from './wire.ts';

/** How a bet ended, by the wire's number. */
const ends = { 1: 'won', 2: 'lost', 3: 'tied', 4: 'cancelled' } as const;

/** How a bet ended. */
export type BetEnd = (typeof ends)[keyof typeof ends];

/** The wire's numbers for how a bet ended. */
export const betStatus: Readonly<Record<BetEnd, 1 | 2 | 3 | 4>> = {
  won: 1,
  lost: 2,
  tied: 3,
  cancelled: 4,
};

function endOf(status: number): BetEnd | null {
  return status === 1 || status === 2 || status === 3 || status === 4 ? ends[status] : null;
}

/** A bet that is settled. Amounts in centavos, `at` in milliseconds; the vendor is its code. */
// @__NO_SIDE_EFFECTS__
export function bet() {
  return pipe(
    object({
      orderNo: identifier(),
      gameName: text(200),
      vendor: maybeText(40),
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
      staked: wire.betAmount,
      paid: wire.winAmount,
      profit: wire.profitAndLoss,
      end: endOf(wire.status),
    })),
  );
}

/** One page of bets, and what all of them come to, also those on other pages. */
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
        staked: footer.betAmount,
        counting: footer.validBetAmount,
        paid: footer.winAmount,
        profit: footer.profitAndLoss,
      },
    })),
  );
}
