import type { DepositBonus } from '#contract/model/cashier/deposit-bonus.ts';
import { type DepositChannel, depositFeeOf } from '#contract/model/cashier/deposit-channel.ts';
import type { Centavos } from '#contract/model/money.ts';
import { differenceOrNull, type MaybeCentavos } from '#contract/model/readers/unknown-money.ts';

/** The sums of a deposit. `pays` = `fee` + `added`. `bonus` comes on top, and `missing` is what the bonus still needs. A fee that is unknown is null, and `added` too. */
interface DepositSums {
  readonly pays: Centavos;
  readonly fee: MaybeCentavos;
  readonly added: MaybeCentavos;
  readonly bonus: Centavos;
  readonly missing: Centavos;
}

/** Calculates what a deposit costs and brings. The gateway decides about both. */
export function depositSums(
  { feeRate, feeFixed }: Pick<DepositChannel, 'feeRate' | 'feeFixed'>,
  pays: Centavos,
  bonus: Pick<DepositBonus, 'percent' | 'least' | 'most'> | null,
): DepositSums {
  const isKnown = feeRate !== null && feeFixed !== null;
  const fee = isKnown ? depositFeeOf({ feeRate, feeFixed }, pays) : null;
  const missing = bonus === null ? 0 : Math.max(0, (bonus.least ?? 0) - pays);
  const granted =
    bonus === null || missing > 0
      ? 0
      : Math.min(Math.floor((pays * bonus.percent) / 100), bonus.most ?? Infinity);
  return { pays, fee, added: differenceOrNull(pays, fee), bonus: granted, missing };
}
