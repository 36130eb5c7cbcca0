import type { DepositChannel } from '#contract/model/cashier/deposit-channel.ts';
import { typedAmount } from '#contract/written-amount.ts';

/** The reason for which an amount cannot be deposited by a channel. `required` is no amount that can be read. */
export type DepositFault = 'required' | 'tooLittle' | 'tooMuch';

/** Checks a typed amount against the limits of a channel. Null: it can be deposited. */
export function depositFault(
  text: string,
  { least, most }: Pick<DepositChannel, 'least' | 'most'>,
): DepositFault | null {
  const amount = typedAmount(text);
  if (amount === null) return 'required';
  if (amount < Math.max(1, least)) return 'tooLittle';
  return amount > (most ?? Infinity) ? 'tooMuch' : null;
}
