import { proxy } from 'valtio/vanilla';
import { getBalance } from '#contract/calls/wallet.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import { whileVisible } from '../query/while-visible.ts';

export interface BalanceState extends Loadable {
  centavos: number | null;
}

export interface Balance {
  readonly state: BalanceState;
  load(): Promise<void>;
  /** Asks now, each minute while the page is visible, and when it is shown again. */
  watch(): Stop;
  forget(): void;
}

interface Needs {
  send: Send;
  platform: Pick<Platform, 'now' | 'onVisible' | 'visible'>;
}

/** What the member can play with. It is never kept: an old balance would mislead. */
export function createBalance({ send, platform }: Needs): Balance {
  const state = proxy<BalanceState>({ ...idle(), centavos: null });

  const { load, reset } = createLoader(state, {
    now: platform.now,
    ask: () => send(getBalance, {}),
    show: ({ centavos }) => void (state.centavos = centavos),
  });

  function forget(): void {
    reset();
    state.centavos = null;
  }

  return { state, load, watch: () => whileVisible(platform, load), forget };
}
