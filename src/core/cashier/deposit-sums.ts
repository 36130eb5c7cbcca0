import type { DepositBonus } from '#contract/model/cashier/deposit-bonus.ts';
import { type DepositChannel, depositFeeOf } from '#contract/model/cashier/deposit-channel.ts';
import type { Centavos } from '#contract/model/money.ts';

/** The sums of a deposit. `pays` = `fee` + `added`, which are null where the gateway tells no fee. `bonus` comes on top, and `missing` is what the bonus still needs. */
export interface DepositSums {
  readonly pays: Centavos;
  readonly fee: Centavos | null;
  readonly added: Centavos | null;
  readonly bonus: Centavos;
  readonly missing: Centavos;
}

/** Calculates what a deposit costs and brings. The gateway decides about both. */
export function depositSums(
  channel: Pick<DepositChannel, 'feeRate' | 'feeFixed'>,
  pays: Centavos,
  bonus: Pick<DepositBonus, 'percent' | 'least' | 'most'> | null,
): DepositSums {
  const { feeRate, feeFixed } = channel;
  const isTold = feeRate !== null || feeFixed !== null;
  const fee = isTold
    ? depositFeeOf({ feeRate: feeRate ?? 0, feeFixed: feeFixed ?? 0 }, pays)
    : null;
  const missing = bonus === null ? 0 : Math.max(0, bonus.least - pays);
  const granted =
    bonus === null || missing > 0
      ? 0
      : Math.min(Math.floor((pays * bonus.percent) / 100), bonus.most ?? Infinity);
  return { pays, fee, added: fee === null ? null : pays - fee, bonus: granted, missing };
}
