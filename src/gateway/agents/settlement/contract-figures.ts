import type { Centavos } from '#protocol/model/money.ts';
import type {
  ContractFigures,
  ContractKind,
  ContractRule,
  TeamTotals,
} from '../../store/tables/agents/contract-tables.ts';

/** The payment of a contract. */
export interface Outcome {
  readonly figures: ContractFigures;
  /** Rate of the step that was reached, in basis points. 0: none. */
  readonly rate: number;
  readonly amount: Centavos;
}

/** The terms that an outcome depends on. */
interface Terms {
  readonly kind: ContractKind;
  readonly rules: readonly ContractRule[];
  readonly carriesLoss: boolean;
  readonly loss: Centavos;
}

/** A part of an amount, floored to the centavo. The rest stays with the payer. */
function partOf(amount: Centavos, basisPoints: number): Centavos {
  return Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n);
}

const isReached = (least: number | null, value: number) => least === null || value >= least;

/** The highest rate among the steps whose thresholds are all reached. 0 for none. */
function rateOf(rules: readonly ContractRule[], base: Centavos, figures: ContractFigures): number {
  const reached = rules.filter(
    ({ validBet, profitLoss, activeMembers, betAmount }) =>
      isReached(validBet, figures.turnover) &&
      isReached(profitLoss, base) &&
      isReached(activeMembers, figures.active) &&
      isReached(betAmount, figures.reached),
  );
  return Math.max(0, ...reached.map(({ rate }) => rate));
}

/**
 * The payment of a contract for the totals of a period. A salary is a part of the turnover. A dividend is a part of the profit, less
 * the loss that the contract carries over; while that is negative, nothing is paid. `reached` is the turnover that the
 * thresholds look at, and `totals.active` the members.
 */
export function outcomeOf(
  { kind, rules, carriesLoss, loss }: Terms,
  totals: TeamTotals,
  reached: Centavos,
): Outcome {
  const isDividend = kind === 'dividend';
  const base = isDividend ? totals.profit - loss : totals.turnover;
  const lossAfter = isDividend && carriesLoss ? Math.max(0, -base) : 0;
  const figures = { ...totals, reached, lossBefore: loss, lossAfter };
  const rate = base > 0 ? rateOf(rules, base, figures) : 0;
  return { figures, rate, amount: rate > 0 ? partOf(base, rate) : 0 };
}
