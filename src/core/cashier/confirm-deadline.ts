import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';

/**
 * The time at which a payment counts as received, by the clock of this device (epoch milliseconds), which may be wrong.
 * `at` is the device's time of the answer. Null when there is nothing to confirm.
 */
export function confirmDeadline(
  { state, confirmBy, answeredAt }: Pick<Withdrawal, 'state' | 'confirmBy' | 'answeredAt'>,
  at: number | null,
): number | null {
  if (state !== 'paid' || confirmBy === null) return null;
  return answeredAt === null || at === null ? confirmBy : confirmBy + at - answeredAt;
}
