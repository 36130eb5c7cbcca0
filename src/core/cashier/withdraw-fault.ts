import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { typedAmount } from '#protocol/written-amount.ts';

/** The reason for which an amount cannot be withdrawn. */
export type WithdrawFault =
  /** No amount that can be read. */
  | 'required'
  | 'tooLittle'
  | 'tooMuch'
  /** More than the balance. */
  | 'notThere'
  /** More than the sum that is left today. */
  | 'overDay';

type Limits = Pick<WithdrawSettings, 'least' | 'most' | 'withdrawable' | 'sumLeft'>;

/** Checks a typed amount. Null: it can be withdrawn as far as the app knows; the gateway decides. */
export function withdrawFault(text: string, limits: Limits): WithdrawFault | null {
  const amount = typedAmount(text);
  if (amount === null) return 'required';
  if (amount < Math.max(1, limits.least ?? 0)) return 'tooLittle';
  if (amount > (limits.most ?? Infinity)) return 'tooMuch';
  if (amount > (limits.withdrawable ?? Infinity)) return 'notThere';
  return amount > (limits.sumLeft ?? Infinity) ? 'overDay' : null;
}

/** The most that can be withdrawn at once now, in centavos. 0 when it is less than the least, or when the cash is unknown. */
export function mostWithdrawable({ least, most, withdrawable, sumLeft }: Limits): number {
  const largest = Math.min(most ?? Infinity, withdrawable ?? 0, sumLeft ?? Infinity);
  return largest < Math.max(1, least ?? 0) ? 0 : largest;
}
