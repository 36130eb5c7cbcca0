import type { Centavos } from '#protocol/model/money.ts';
import type { BonusStake } from '../store/tables/money/money-tables.ts';

/** A purse that a stake can come from. `bonus` is null for cash. */
export interface Purse {
  readonly bonus: string | null;
  readonly amount: Centavos;
}

/** The parts of a stake that the purses pay, in their order. Null when they do not reach. */
export function splitStake(stake: Centavos, purses: readonly Purse[]): BonusStake[] | null {
  const parts: BonusStake[] = [];
  let left = stake;
  for (const { bonus, amount } of purses) {
    const part = Math.min(left, amount);
    if (bonus !== null && part > 0) parts.push({ bonus, amount: part });
    left -= part;
  }
  return left === 0 ? parts : null;
}

/** A payment to the purses of a bet. */
export interface Shares {
  readonly cash: Centavos;
  readonly bonuses: readonly { readonly bonus: string; readonly amount: Centavos }[];
}

/**
 * Splits a payout in the proportion of the stake. The parts of bonuses are floored to the centavo, and cash gets the rest; the
 * first bonus gets it when no cash was staked.
 */
export function splitPayout(
  payout: Centavos,
  stake: Centavos,
  parts: readonly BonusStake[],
): Shares {
  const bonuses = parts.map(({ bonus, amount }) => ({
    bonus,
    amount: Number((BigInt(payout) * BigInt(amount)) / BigInt(stake)),
  }));
  const rest = payout - bonuses.reduce((sum, { amount }) => sum + amount, 0);
  const cashStaked = stake - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (cashStaked > 0) return { cash: rest, bonuses };
  return {
    cash: 0,
    bonuses: bonuses.map((part, nth) =>
      nth === 0 ? { ...part, amount: part.amount + rest } : part,
    ),
  };
}
