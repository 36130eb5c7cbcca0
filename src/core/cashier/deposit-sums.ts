import type { DepositBonus } from '#protocol/model/cashier/deposit-bonus.ts';
import { type DepositChannel, depositFeeOf } from '#protocol/model/cashier/deposit-channel.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { differenceOrNull, type MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';

/** The sums of a deposit. `pays` = `fee` + `added`. `bonus` comes on top, `goal` is its turnover, and `missing` is what it still needs. A fee that is unknown is null, and `added` too. */
interface DepositSums {
  readonly pays: Centavos;
  readonly fee: MaybeCentavos;
  readonly added: MaybeCentavos;
  readonly bonus: Centavos;
  readonly goal: Centavos;
  readonly missing: Centavos;
}

type Bonus = Pick<DepositBonus, 'percent' | 'least' | 'most' | 'turnover' | 'turnoverOf' | 'spins'>;

/** Calculates the bonus of a deposit. The turnover of free spins follows from what they win, and is 0 here. */
export function bonusSums(
  bonus: Bonus,
  pays: Centavos,
): Pick<DepositSums, 'bonus' | 'goal' | 'missing'> {
  const missing = Math.max(0, (bonus.least ?? 0) - pays);
  if (missing > 0) return { bonus: 0, goal: 0, missing };
  const granted = Math.min(Math.floor((pays * bonus.percent) / 100), bonus.most ?? Infinity);
  const base = bonus.turnoverOf === 'both' ? pays + granted : granted;
  return { bonus: granted, goal: bonus.spins > 0 ? 0 : bonus.turnover * base, missing };
}

/** Calculates what a deposit costs and brings. The gateway decides about both. */
export function depositSums(
  { feeRate, feeFixed }: Pick<DepositChannel, 'feeRate' | 'feeFixed'>,
  pays: Centavos,
  bonus: Bonus | null,
): DepositSums {
  const isKnown = feeRate !== null && feeFixed !== null;
  const fee = isKnown ? depositFeeOf({ feeRate, feeFixed }, pays) : null;
  const sums = bonus === null ? { bonus: 0, goal: 0, missing: 0 } : bonusSums(bonus, pays);
  return { pays, fee, added: differenceOrNull(pays, fee), ...sums };
}
