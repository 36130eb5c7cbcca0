import {
  fallback,
  type GenericSchema,
  type InferOutput,
  nullish,
  object,
  optional,
  pipe,
  transform,
} from 'valibot';
import { count, countOrNull } from './readers/count.ts';
import { time, timeOrNull } from './readers/time.ts';
import { type MaybeCentavos, pesosOrNull, sumOrNull } from './readers/unknown-money.ts';
import { identifier, list, textOrNull, text } from './wire.ts';

/** The vendor of the lottery service. Its bets are tickets: they are in getDrawBets, and not among the bets of e-lottery. */
export const ticketVendor = 'LOTT';

/** Outcome of a bet by the wire's number. */
const outcomes = { 1: 'won', 2: 'lost', 3: 'tied', 4: 'cancelled' } as const;

/** Outcome of a bet. */
export type BetOutcome = (typeof outcomes)[keyof typeof outcomes];

/** The wire's number of each outcome. */
export const betStatus = {
  won: 1,
  lost: 2,
  tied: 3,
  cancelled: 4,
} as const satisfies Readonly<Record<BetOutcome, number>>;

function outcomeOf(status: number): BetOutcome | null {
  return status === 1 || status === 2 || status === 3 || status === 4 ? outcomes[status] : null;
}

/** The fields of a bet on the wire. */
export const betFields = {
  orderNo: identifier(),
  gameName: text(200),
  vendor: textOrNull(40),
  betTime: time(),
  settleTime: timeOrNull(),
  betAmount: pesosOrNull(),
  validBetAmount: optional(pesosOrNull()),
  winAmount: pesosOrNull(),
  profitAndLoss: pesosOrNull(),
  status: count(),
} as const;

const wireBet = object(betFields);

/** Converts a bet of the wire. Bets of a gateway that does not send the valid bet count with their whole stake. */
export function readBet(wire: InferOutput<typeof wireBet>) {
  const outcome = outcomeOf(wire.status);
  const counts = outcome === 'won' || outcome === 'lost';
  const uncounted = counts ? wire.betAmount : 0;
  return {
    id: wire.orderNo,
    game: wire.gameName,
    vendor: wire.vendor,
    at: wire.betTime,
    settledAt: wire.settleTime,
    stake: wire.betAmount,
    validBet: wire.validBetAmount === undefined ? uncounted : wire.validBetAmount,
    payout: wire.winAmount,
    profit: wire.profitAndLoss,
    outcome,
  };
}

/**
 * A bet. Amounts in centavos, null when they are unknown; `at` and `settledAt` in epoch milliseconds; `vendor` is a code. The `outcome` of a bet
 * that is not settled is null.
 */
// @__NO_SIDE_EFFECTS__
function bet() {
  return pipe(wireBet, transform(readBet));
}

export type Bet = ReturnType<typeof readBet>;

/**
 * A ticket of the lottery: `draw` is the number of its draw, which takes place at `drawsAt` (epoch milliseconds), `numbers` are
 * the member's choice and `drawn` the result, separated by commas. All are null when they are unknown, `drawn` until the draw
 * has taken place.
 */
// @__NO_SIDE_EFFECTS__
function ticket() {
  return pipe(
    object({
      ...betFields,
      numero: textOrNull(100),
      openTime: timeOrNull(),
      betCode: textOrNull(200),
      openCode: textOrNull(200),
    }),
    transform(({ numero, openTime, betCode, openCode, ...wire }) => ({
      ...readBet(wire),
      draw: numero,
      drawsAt: openTime,
      numbers: betCode,
      drawn: openCode,
    })),
  );
}

/** Sums of bets, in centavos. A sum over an unknown amount is null. */
export interface BetTotal {
  readonly stake: MaybeCentavos;
  readonly validBet: MaybeCentavos;
  readonly payout: MaybeCentavos;
  readonly profit: MaybeCentavos;
}

// @__NO_SIDE_EFFECTS__
function footer() {
  return pipe(
    object({
      betAmount: pesosOrNull(),
      validBetAmount: pesosOrNull(),
      winAmount: pesosOrNull(),
      profitAndLoss: pesosOrNull(),
    }),
    transform((wire): BetTotal => ({
      stake: wire.betAmount,
      validBet: wire.validBetAmount,
      payout: wire.winAmount,
      profit: wire.profitAndLoss,
    })),
  );
}

/** The sums of bets. */
export function totalOf(bets: readonly Bet[]): BetTotal {
  const sum = (field: keyof BetTotal) => sumOrNull(bets.map((one) => one[field]));
  return {
    stake: sum('stake'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    profit: sum('profit'),
  };
}

/** Rows of one page as most gateways have them. The lottery service sends the number of rows and not of pages. */
export const usualSize = 10;

/**
 * One page of bets.
 *
 * - `total`: sums of the bets of all pages, in centavos. Null for a gateway that does not send them.
 * - `pageTotal`: sums of this page.
 * - `count`: number of bets on all pages. Null for a gateway that does not send it.
 * - `asOf`, `next`: for the request of a further page. Null for a gateway that does not offer them.
 */
// @__NO_SIDE_EFFECTS__
export function betPage() {
  return pageOf(bet());
}

/** One page of tickets, as `betPage`. */
// @__NO_SIDE_EFFECTS__
export function ticketPage() {
  return pageOf(ticket());
}

// @__NO_SIDE_EFFECTS__
function pageOf<Wire, Item extends Bet>(item: GenericSchema<Wire, Item>) {
  return pipe(
    object({
      list: list(item, 100),
      totalPages: countOrNull(),
      total: countOrNull(),
      footer: fallback(nullish(footer(), null), null),
      pageFooter: fallback(nullish(footer(), null), null),
      asOf: countOrNull(),
      next: textOrNull(60),
    }),
    transform(
      ({ list: bets, totalPages, total: count, footer: total, pageFooter, asOf, next }) => ({
        bets,
        pages: totalPages ?? Math.ceil((count ?? bets.length) / usualSize),
        count,
        total,
        pageTotal: pageFooter ?? totalOf(bets),
        asOf,
        next,
      }),
    ),
  );
}
