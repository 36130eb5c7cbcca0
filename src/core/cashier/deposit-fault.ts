import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import { typedAmount } from '#protocol/written-amount.ts';

/** The reason for which an amount cannot be deposited by a channel. `required` is no amount that can be read, `aboveLimit` one that a play limit does not leave. */
export type DepositFault = 'required' | 'tooLittle' | 'tooMuch' | 'aboveLimit';

/** Checks a typed amount against the limits of a channel and against what the play limits leave (`left`, null for all). Null: it can be deposited. */
export function depositFault(
  text: string,
  { least, most }: Pick<DepositChannel, 'least' | 'most'>,
  left: number | null = null,
): DepositFault | null {
  const amount = typedAmount(text);
  if (amount === null) return 'required';
  if (amount < Math.max(1, least ?? 0)) return 'tooLittle';
  if (amount > (left ?? Infinity)) return 'aboveLimit';
  return amount > (most ?? Infinity) ? 'tooMuch' : null;
}
