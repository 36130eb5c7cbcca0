import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';

/** The reason for which a member cannot withdraw now. */
export type Stop =
  | 'identity'
  | 'stopped'
  | 'blocked'
  | 'trial'
  | 'closed'
  | 'times'
  | 'sum'
  | 'balance';

/** The first reason that applies. Null when the member can withdraw as far as the app knows. */
export function stopOf(settings: Snapshot<WithdrawSettings>): Stop | null {
  const { allowed, block, open, timesLeft, sumLeft, withdrawable } = settings;
  const least = Math.max(1, settings.least ?? 0);
  if (!allowed) return block ?? 'trial';
  if (settings.identityNeeded) return 'identity';
  if (!open) return 'closed';
  if (timesLeft === 0) return 'times';
  if (sumLeft !== null && sumLeft < least) return 'sum';
  return withdrawable !== null && withdrawable < least ? 'balance' : null;
}
