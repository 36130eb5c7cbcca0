import type { DeclaredEntry } from '../cache/declare-entry.ts';
import type { SendOptions } from '../client/send.ts';
import { byKey, createList, type List, type ListPage, type ListValue } from '../query/list.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/**
 * The deposits or withdrawals of the member, newest first, by state; an empty state for all. Those that were seen last are
 * kept for offline.
 */
export function createPaymentList<Row, State extends string>(
  { cache, customerId, ...needs }: CashierNeeds,
  declared: DeclaredEntry<ListValue<Row>>,
  read: (
    request: ReturnType<typeof byKey> & { readonly state: State | '' },
    options: SendOptions,
  ) => Promise<ListPage<Row, null>>,
): List<Row, State | ''> {
  return createList<Row, State | ''>({
    ...needs,
    filter: '',
    size: 10,
    most: 100,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    call: (state, page, options) => read({ state, ...byKey(page) }, options),
    keep(state) {
      const customer = customerId();
      return cache.entry(declared, customer && `${customer}/${state}`);
    },
  });
}
