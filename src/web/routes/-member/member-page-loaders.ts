import type { App } from '#core/app.ts';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import { type MemberSearch, readMemberSearch } from './member-search.ts';

type Load = (app: App, search: MemberSearch) => Promise<void>;

const records = () => import('../../features/records/load-records.ts');
const withdrawals = () => import('../../features/withdraw/load-withdraw.ts');

/** Pages with calls that start before the page is rendered. The others start their own. */
const loaders: Readonly<Partial<Record<MemberPage, Load>>> = {
  deposit: async (app, search) =>
    (await import('../../features/deposit/load-deposits.ts')).loadDeposits(app, search),
  personalHistoryCopy: async (app, search) => (await records()).loadBets(app, search),
  withdraw: async (app, search) => (await withdrawals()).loadWithdrawals(app, search),
  withdrawConfirmation: async (app) => (await withdrawals()).loadConfirmations(app),
  transactionHistory: async (app, search) => (await records()).loadAccount(app, search),
};

/** Starts the calls of the page of an address. */
export async function loadMemberPage(app: App, unchecked: object): Promise<void> {
  const search = readMemberSearch(unchecked);
  if (search.page !== undefined) await loaders[search.page]?.(app, search);
}
