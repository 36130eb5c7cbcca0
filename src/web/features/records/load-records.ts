import type { App } from '#core/app.ts';
import { accountFilter } from './account/account-search.ts';
import { betFilter } from './bets/bet-search.ts';
import type { RecordsSearch } from './records-search.ts';
import { clock } from '../../lib/time/clock.ts';

/** Starts to load the page of the bet record that the address chooses. */
export async function loadBets(app: App, search: RecordsSearch): Promise<void> {
  const { bets } = await app.records();
  void bets.load(betFilter(search, clock.now()), search.part);
}

/** Starts to load the page of the account record that the address chooses, or the statement of its month. */
export async function loadAccount(app: App, search: RecordsSearch): Promise<void> {
  const { account, statement } = await app.records();
  if (search.month !== undefined) void statement.load(search.month);
  else void account.load(accountFilter(search, clock.now()), search.part);
}
