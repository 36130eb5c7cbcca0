import type { App } from '#core/app.ts';
import type { WithdrawSearch } from './withdraw-search.ts';

/** Starts the calls of the page that the address chooses. */
export async function loadWithdrawals(
  app: App,
  { withdrawal, withdrawals: all, withdrawalState }: WithdrawSearch,
): Promise<void> {
  const { withdrawals } = await app.cashier();
  if (withdrawal !== undefined) void withdrawals.shown.load(withdrawal);
  else void withdrawals.list.load(all === undefined ? '' : (withdrawalState ?? ''));
  if (all === undefined) void withdrawals.settings.load();
}

/** Starts the calls of the page that confirms payments. */
export async function loadConfirmations(app: App): Promise<void> {
  const { confirmations } = await app.cashier();
  void confirmations.load();
}
