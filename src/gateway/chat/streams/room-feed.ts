import type { Sql } from '../../store/database.ts';
import { type ChatMessage, readChanges } from '../read-messages.ts';
import { encodeLine, type EncodedMessage, type Watcher } from './watcher.ts';

/** The streams of one room on this gateway. */
export interface RoomFeed {
  readonly watchers: Set<Watcher>;
  /** Sends what is new to all streams. Calls that come meanwhile are one more run. */
  pump(): Promise<void>;
  /** Starts a stream of the set: it gets everything after a number, once and in order. */
  start(watcher: Watcher, after: number): Promise<void>;
  /** Notifies all streams how many members are in the room, when it has changed. */
  sendPresent(count: number): void;
  present(): number;
}

/** A stream that has missed more messages than this reads the last page again. */
const mostMissed = 200;
const mostAtOnce = 500;

function encode(message: ChatMessage): EncodedMessage {
  return { version: message.version, bytes: encodeLine({ kind: 'message', message }) };
}

async function lastNumber(sql: Sql, room: string): Promise<number> {
  const row = await sql
    .selectFrom('chat_room')
    .select('last_seq')
    .where('id', '=', room)
    .executeTakeFirst();
  return row?.last_seq ?? 0;
}

/**
 * Creates the feed of a room. Its cursor is read before the first stream reads what it has missed, and moves with each run:
 * what a stream has not read itself comes by a run, and numbers that it has had are left out.
 */
export function createRoomFeed(sql: Sql, room: string): RoomFeed {
  const watchers = new Set<Watcher>();
  let cursor = 0;
  let present = 0;
  let running: Promise<void> = Promise.resolve();
  let isAsked = false;
  const ready = lastNumber(sql, room).then((last) => void (cursor = last));
  // The first stream reports a failure.
  ready.catch(() => undefined);

  async function run(): Promise<void> {
    isAsked = false;
    await ready;
    for (;;) {
      const news = (await readChanges(sql, room, cursor, mostAtOnce)).map(encode);
      for (const watcher of watchers) watcher.send(news);
      cursor = news.at(-1)?.version ?? cursor;
      if (news.length < mostAtOnce) return;
    }
  }

  return {
    watchers,
    pump() {
      if (isAsked) return running;
      isAsked = true;
      running = running.catch(() => undefined).then(run);
      return running;
    },
    async start(watcher, after) {
      await ready;
      const last = await lastNumber(sql, room);
      const missed = await readChanges(sql, room, Math.min(after, last), mostMissed + 1);
      if (missed.length > mostMissed) {
        watcher.write(encodeLine({ kind: 'reset' }));
        watcher.start([], last);
      } else {
        watcher.start(missed.map(encode), Math.min(after, last));
      }
    },
    sendPresent(count) {
      if (count === present) return;
      present = count;
      const bytes = encodeLine({ kind: 'present', count });
      for (const watcher of watchers) watcher.write(bytes);
    },
    present: () => present,
  };
}
