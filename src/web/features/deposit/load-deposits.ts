import type { App } from '#core/app.ts';
import type { DepositSearch } from './deposit-search.ts';

/** Starts the calls of the page that the address chooses. The page of one deposit starts its own. */
export async function loadDeposits(
  app: App,
  { deposit, deposits: list, depositState }: DepositSearch,
): Promise<void> {
  const { deposits } = await app.cashier();
  if (deposit !== undefined) return;
  if (list === undefined) void deposits.desk.load();
  else void deposits.history.load(depositState ?? '');
}
