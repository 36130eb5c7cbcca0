import { proxy } from 'valtio/vanilla';
import { getWithdrawals } from '#contract/calls/cashier/withdrawals.ts';
import type { Withdrawal } from '#contract/model/cashier/withdrawal.ts';
import type { WithdrawalState } from '#contract/vocabulary/withdrawal-state.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** A state that is listed. Empty for all. */
type WithdrawalFilter = WithdrawalState | '';

interface Page {
  /** All pages so far, newest first. */
  readonly withdrawals: readonly Withdrawal[];
  /** The key of the next page. Null after the last one. */
  readonly next: string | null;
}

interface WithdrawalListState extends QueryState {
  withdrawals: readonly Withdrawal[];
  next: string | null;
}

const size = 10;
/** Largest page of the contract. */
const mostAtOnce = 100;

/** The withdrawals of the member, page by page. Those that were seen last are kept for reading without a network. */
export function createWithdrawalList({ send, cache, customerId, events, now }: CashierNeeds) {
  const nothing: Page = { withdrawals: [], next: null };
  const state = proxy<WithdrawalListState>({ ...idle(), ...nothing });
  let filter: WithdrawalFilter = '';

  async function append(options: SendOptions): Promise<Page> {
    const { withdrawals: before, next: after } = state;
    const page = await send(
      getWithdrawals,
      { state: filter, size, ...(after !== null && { after }) },
      options,
    );
    const known = new Set(before.map(({ id }) => id));
    const added = page.withdrawals.filter(({ id }) => !known.has(id));
    return { withdrawals: [...before, ...added], next: page.next };
  }

  const query = createQuery<Page, WithdrawalListState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    key: () => filter,
    keep() {
      const customer = customerId();
      return customer === null
        ? null
        : cache.entry(lateCacheKeys.withdrawals, `${customer}/${filter}`);
    },
    // A refresh keeps the pages that are shown.
    call: (options) => {
      const shown = Math.min(mostAtOnce, Math.max(size, state.withdrawals.length));
      return send(getWithdrawals, { state: filter, size: shown }, options);
    },
    show: (page) => ({ ...page }),
  });

  return {
    state,
    /** Loads the first page of a state. */
    load(wanted: WithdrawalFilter): Promise<void> {
      filter = wanted;
      return query.load();
    },
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
  };
}
