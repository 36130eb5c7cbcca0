import { proxy } from 'valtio/vanilla';
import { getBalance } from '#contract/calls/wallet.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../query/events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export interface BalanceState extends QueryState {
  centavos: number | null;
}

export interface Balance {
  readonly state: BalanceState;
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** The balance of the member. It is never kept offline, since an old balance misleads. */
export function createBalance({ send, ...needs }: Needs): Balance {
  const state = proxy<BalanceState>({ ...idle(), centavos: null });

  const { load } = createQuery({
    ...needs,
    state,
    empty: { centavos: null },
    isPrivate: true,
    refreshOn: ['signedIn', 'played', 'online', 'visible', 'minute'],
    call: (options) => send(getBalance, {}, options),
    show: ({ centavos }) => ({ centavos }),
  });

  return { state, load };
}
