import { proxy } from 'valtio/vanilla';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface WalletModeState extends QueryState {
  /** All games share one wallet. Else each vendor has a wallet of its own. */
  single: boolean;
  /** Starting a game moves the balance to the wallet of its vendor. */
  movesToGames: boolean;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** Returns whether the vendors have wallets of their own, by the operator's choice. */
export function createWalletMode({ send, ...needs }: Needs) {
  const one = { single: true, movesToGames: false };
  const state = proxy<WalletModeState>({ ...idle(), ...one });
  const { load } = createQuery({
    ...needs,
    state,
    empty: one,
    isPrivate: true,
    refreshOn: ['signedIn', 'accountChanged', 'visible'],
    async call(options) {
      const { getMerchantWallet } = await loadChunk(
        () => import('#protocol/calls/cashier/merchant-wallet.ts'),
      );
      return send(getMerchantWallet, {}, options);
    },
    show: (mode) => mode,
  });
  return { state, load };
}
