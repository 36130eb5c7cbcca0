import { proxy } from 'valtio/vanilla';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** A page of transfers, newest first. */
interface TransferPage<Transfer> {
  readonly transfers: readonly Transfer[];
  /** Number of pages. */
  readonly pages: number;
}

interface TransferListState<Transfer> extends QueryState, TransferPage<Transfer> {
  transfers: readonly Transfer[];
  pages: number;
  /** The page that is shown, from 1. */
  page: number;
}

/** Transfers of a page. */
const size = 10;

/** A history of transfers, one page at a time. */
export function createTransferList<Transfer>(
  { events, now }: CashierNeeds,
  call: (
    request: { page: number; size: number },
    options: SendOptions,
  ) => Promise<TransferPage<Transfer>>,
) {
  const empty = { transfers: [], pages: 0, page: 1 };
  const state = proxy<TransferListState<Transfer>>({ ...idle(), ...empty });
  let wanted = 1;
  const query = createQuery<TransferPage<Transfer> & { page: number }, TransferListState<Transfer>>(
    {
      events,
      now,
      state,
      empty,
      isPrivate: true,
      refreshOn: ['moneyMoved', 'online', 'visible'],
      call: async (options) => {
        const page = wanted;
        return { ...(await call({ page, size }, options)), page };
      },
      show: (page) => page,
    },
  );
  return {
    state,
    /** Loads a page, the first by default. */
    load(page = 1): Promise<void> {
      wanted = page;
      return query.load();
    },
  };
}
