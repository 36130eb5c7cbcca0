import { proxy } from 'valtio/vanilla';
import { getDeposits } from '#contract/calls/cashier/deposits.ts';
import type { Deposit } from '#contract/model/cashier/deposit.ts';
import type { DepositState } from '#contract/vocabulary/deposit-state.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { SendOptions } from '../client/send.ts';
import { createPagedQuery, type PagedState } from '../query/paged-query.ts';
import { idle } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** A state of deposits, or empty for all. */
type DepositFilter = DepositState | '';

interface DepositHistoryState extends PagedState {
  filter: DepositFilter;
  /** Deposits of this state, newest first. */
  deposits: readonly Deposit[];
}

export interface DepositHistory {
  readonly state: DepositHistoryState;
  /** Loads the first page of the deposits in a state. */
  load(filter: DepositFilter): Promise<void>;
  /** Adds the next page. */
  loadMore(): Promise<void>;
}

interface Pages {
  readonly deposits: readonly Deposit[];
  readonly page: number;
  /** The key of the next page; null at the last one. */
  readonly next: string | null;
}

const size = 10;

/**
 * All deposits of the member, read page by page by the key of the last one. Those that were seen last are kept for reading
 * without a network.
 */
export function createDepositHistory({
  send,
  cache,
  customerId,
  events,
  now,
}: CashierNeeds): DepositHistory {
  const nothing = { deposits: [], page: 0, pages: 0 };
  const state = proxy<DepositHistoryState>({ ...idle(), ...nothing, filter: '' });
  let wanted: DepositFilter = '';
  let next: string | null = null;

  const read = (after: string | null, options: SendOptions) =>
    send(getDeposits, { state: wanted, size, ...(after !== null && { after }) }, options);

  const query = createPagedQuery<Pages, DepositHistoryState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online', 'moneyMoved'],
    key: () => wanted,
    keep() {
      const customer = customerId();
      return customer === null
        ? null
        : cache.entry(lateCacheKeys.deposits, `${customer}/${wanted}`);
    },
    async call(options) {
      return { page: 1, ...(await read(null, options)) };
    },
    async append(page, options) {
      const added = await read(next, options);
      return { page, next: added.next, deposits: [...state.deposits, ...added.deposits] };
    },
    show({ deposits, page, next: following }) {
      next = following;
      return { deposits, page, pages: page + (following === null ? 0 : 1), filter: wanted };
    },
  });

  async function load(filter: DepositFilter): Promise<void> {
    wanted = filter;
    await query.load();
  }

  return { state, load, loadMore: query.loadMore };
}
