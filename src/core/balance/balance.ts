import { proxy } from 'valtio/vanilla';
import { getBalance, type Wallet } from '#protocol/calls/wallet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface BalanceState extends QueryState {
  /** Cash, which can be played with. Null while it is not loaded, and when it is unknown, as are the others. */
  centavos: number | null;
  /** The figure of the running game, shown in place of `centavos`: it takes off stakes, and adds wins when it has drawn them. */
  inGame: Centavos | null;
  /** The cash in the main wallet, which can be withdrawn. */
  main: number | null;
  /** Bonus money that has to be turned over before it becomes cash. */
  bonus: number | null;
  /** Money of withdrawals that are not paid yet. */
  held: number | null;
  /** The main wallet, and wallets of vendors where they have wallets of their own. */
  wallets: readonly Wallet[];
}

export interface Balance {
  readonly state: BalanceState;
  load(): Promise<void>;
  /** Shows the figure of the running game; null when it is left. */
  follow(centavos: Centavos | null): void;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** The balance of the member. It is never kept offline, since an old balance misleads. */
export function createBalance({ send, ...needs }: Needs): Balance {
  const unknown = {
    centavos: null,
    inGame: null,
    main: null,
    bonus: null,
    held: null,
    wallets: [],
  };
  const state = proxy<BalanceState>({ ...idle(), ...unknown });

  const { load } = createQuery({
    ...needs,
    state,
    empty: unknown,
    isPrivate: true,
    refreshOn: ['signedIn', 'played', 'moneyMoved', 'online', 'visible', 'minute'],
    call: (options) => send(getBalance, {}, options),
    show: (money) => money,
  });

  function follow(centavos: Centavos | null): void {
    state.inGame = centavos;
  }

  return { state, load, follow };
}
