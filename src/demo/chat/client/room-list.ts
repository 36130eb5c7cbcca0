import { call, type Room } from './calls.ts';
import { byId } from './dom.ts';
import { isAtEnd, isShown } from './log-view.ts';
import { postToParent } from './parent.ts';
import { chooseRoom, showRoom, unreadOf } from './rooms.ts';
import { text } from './texts/texts.ts';

interface ListNeeds {
  session: string;
  selfId: string;
  attempt: (act: () => Promise<unknown>) => Promise<void>;
  onChoose: (id: string) => void;
}

const readAfterMs = 600;
const newsAfterMs = 400;

/** The rooms of the player, the one that is open, and what is unread in them. */
export function createRoomList(first: Room[], { session, selfId, attempt, onChoose }: ListNeeds) {
  let rooms = first;
  let current = '';
  /** The number of the last call whose answer states what is unread. An earlier one that arrives late is old. */
  let asked = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let newsTimer: ReturnType<typeof setTimeout> | undefined;

  const show = () => current !== '' && showRoom(rooms, current, selfId);

  byId('room', HTMLButtonElement).addEventListener('click', () =>
    chooseRoom(rooms, current, { selfId, onChoose }),
  );

  /** True when the player sees the last messages. */
  const isSeen = () => document.visibilityState === 'visible' && isShown() && isAtEnd();

  /** Reads the rooms again. `onRead` is called with them. */
  function refresh(onRead: () => void) {
    newsTimer ??= setTimeout(() => {
      newsTimer = undefined;
      void attempt(async () => {
        asked += 1;
        const own = asked;
        const read = (await call('rooms', { session })).rooms;
        if (own !== asked) return refresh(onRead);
        rooms = read;
        show();
        onRead();
        postToParent({ kind: 'chatUnread', count: unreadOf(rooms) });
      });
    }, newsAfterMs);
  }

  return {
    show,
    isSeen,
    refresh,
    /** The room that is open. */
    room: () => rooms.find(({ id }) => id === current),
    current: () => current,
    /** The id of a room by its id or its kind. */
    named: (name: string) => rooms.find(({ id, kind }) => id === name || kind === name)?.id,
    open(id: string) {
      current = id;
      show();
    },
    /** Notes soon that the messages in view are read. `last`: the number of the last one. */
    markRead(last: () => number) {
      readTimer ??= setTimeout(() => {
        readTimer = undefined;
        const room = current;
        const seq = last();
        if (!isSeen() || seq === 0) return;
        asked += 1;
        void call('read', { session, room, seq }).then(
          ({ unread }) => {
            rooms = rooms.map((one) => (one.id === room ? { ...one, unread: 0 } : one));
            show();
            postToParent({ kind: 'chatUnread', count: unread });
          },
          () => undefined,
        );
      }, readAfterMs);
    },
    /** The note of the room below the field. */
    note() {
      const { kind = 'lobby', slowSeconds = 0 } = rooms.find(({ id }) => id === current) ?? {};
      return slowSeconds > 0 && kind !== 'support'
        ? text('room.slow', { seconds: slowSeconds })
        : '';
    },
  };
}
