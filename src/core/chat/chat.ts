import { proxy } from 'valtio/vanilla';
import { getChatUnread, launchChat } from '#protocol/calls/contact/chat.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { System } from '../system/system.ts';

/** The room that is opened first: empty for the one that the member was in, or the lobby. */
export type FirstRoom = ChatRoom | '';

interface ChatState extends QueryState {
  /** The chat is shown. While it is not, its page goes on. */
  isOpen: boolean;
  room: FirstRoom;
  /** Counts the wishes for a room: each asks the page for `room`. */
  requests: number;
  /** Address of the page, which works once. Null before the chat is first opened, and after the sign-out. */
  address: string | null;
}

export interface ChatUnreadState extends QueryState {
  /** Number of messages that wait for the member; 0 while it is not known. */
  count: number;
}

export interface ChatNeeds {
  send: Send;
  events: Events;
  system: Pick<System, 'module'>;
  customerId(): string | null;
  now(): number;
}

export type Chat = ReturnType<typeof createChat>;

function createUnread({ send, events, now, customerId, system }: ChatNeeds) {
  const empty = { count: 0 };
  const state = proxy<ChatUnreadState>({ ...idle(), ...empty });
  const query = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    enabled: () => customerId() !== null && system.module('CBS3'),
    refreshOn: ['chatMoved', 'signedIn', 'online', 'visible', 'minute'],
    call: (options) => send(getChatUnread, {}, options),
    show: ({ count }) => ({ count }),
  });
  return {
    state,
    load: query.load,
    /** Notes the number that the page reports. An older answer of the gateway that is under way is dropped. */
    set: (count: number): Promise<void> => query.send(() => Promise.resolve({ count })),
  };
}

/**
 * The chat of the member: its page, which is launched when it is first opened and goes on while it is hidden, and the number
 * of unread messages. Nothing of it outlives the session.
 */
export function createChat(needs: ChatNeeds) {
  const { send, events, now, customerId } = needs;
  const state = proxy<ChatState>({
    ...idle(),
    isOpen: false,
    room: '',
    requests: 0,
    address: null,
  });
  const unread = createUnread(needs);

  const { load, reset } = createQuery<{ url: string }, ChatState>({
    events,
    now,
    state,
    empty: { address: null },
    isPrivate: true,
    enabled: () => customerId() !== null,
    refreshOn: ['online'],
    call: (options) => send(launchChat, { room: state.room }, options),
    show: ({ url }) => ({ address: url }),
  });
  events.on('signedOut', () => void Object.assign(state, { isOpen: false, room: '', requests: 0 }));
  void unread.load();

  /** Launches the page again: the one before has failed. */
  async function relaunch(): Promise<void> {
    reset();
    await load();
  }

  return {
    state,
    unread,
    /** Shows the chat, in a room; an empty one shows the page as it is. */
    async open(room: FirstRoom): Promise<void> {
      if (customerId() === null) return;
      state.isOpen = true;
      if (room !== '') Object.assign(state, { room, requests: state.requests + 1 });
      if (state.phase === 'failed') await relaunch();
      else if (state.phase === 'idle') await load();
    },
    /** Hides the chat, which goes on. */
    close: (): void => void (state.isOpen = false),
    relaunch,
    /** Notes the number of unread messages that the page reports. */
    setUnread: (count: number): void => void unread.set(count),
  };
}
