import { proxy } from 'valtio/vanilla';
import { getUnreadCount } from '#contract/calls/messages.ts';
import type { AccountType } from '#contract/model/member.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import { hasInbox } from '../session/roles.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import { whileVisible } from '../query/while-visible.ts';

export interface MessagesState extends Loadable {
  /** How many are waiting to be read; 0 while that is not known. */
  unread: number;
}

export interface Messages {
  readonly state: MessagesState;
  /** Does nothing for guests and for accounts without an inbox. */
  load(): Promise<void>;
  /** Asks now, each minute while the page is visible, and when it is shown again. */
  watch(): Stop;
  forget(): void;
}

interface Needs {
  send: Send;
  /** Of whoever is signed in. */
  accountType(): AccountType | null;
  platform: Pick<Platform, 'now' | 'onVisible' | 'visible'>;
}

/** What the platform has written to the member. */
export function createMessages({ send, accountType, platform }: Needs): Messages {
  const state = proxy<MessagesState>({ ...idle(), unread: 0 });

  const { load: ask, reset } = createLoader(state, {
    now: platform.now,
    ask: () => send(getUnreadCount, {}),
    show: (unread) => void (state.unread = unread),
  });

  async function load(): Promise<void> {
    const type = accountType();
    if (type !== null && hasInbox(type)) await ask();
  }

  function forget(): void {
    reset();
    state.unread = 0;
  }

  return { state, load, watch: () => whileVisible(platform, load), forget };
}
