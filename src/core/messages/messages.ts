import { proxy } from 'valtio/vanilla';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { hasInbox } from '../roles/roles.ts';

interface MessagesState extends QueryState {
  /** Number of unread messages; 0 while it is not known. */
  unread: number;
}

export interface Messages {
  readonly state: MessagesState;
  /** Does nothing for guests and for accounts without an inbox. */
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  /** Null for a guest. */
  accountType(): AccountType | null;
  events: Events;
  now(): number;
}

/** Messages of the platform to the member. */
export function createMessages({ send, accountType, ...needs }: Needs): Messages {
  const state = proxy<MessagesState>({ ...idle(), unread: 0 });

  const { load } = createQuery({
    ...needs,
    state,
    empty: { unread: 0 },
    isPrivate: true,
    refreshOn: ['signedIn', 'accountChanged', 'online', 'visible', 'minute'],
    enabled() {
      const type = accountType();
      return type !== null && hasInbox(type);
    },
    call: (options) => send(getUnreadCount, {}, options),
    show: (unread) => ({ unread }),
  });

  return { state, load };
}
