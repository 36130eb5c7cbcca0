import type { Log } from '../../log.ts';
import type { Sessions } from '../../accounts/accounts.ts';
import type { Clock } from '../../clock.ts';
import { createStreamHub } from '../../http/stream-hub.ts';
import type { Database } from '../../store/database.ts';
import { type ChatSignal, readSignal } from './chat-signals.ts';
import { countPresent, leaveRoom, stayInRooms } from './presence.ts';
import { createRoomFeed, type RoomFeed } from './room-feed.ts';
import {
  createWatcher,
  encodeLine,
  type StreamLine,
  type Watcher,
  type Watching,
} from './watcher.ts';

/** The open streams of the chat on this gateway. */
interface Feeds {
  /** Opens a stream with all changes of a room after a number. Null while there are too many, and at the end. */
  open(watching: Watching, after: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Beats, sends what a lost signal has left behind, and ends the streams of ended sessions. */
  sweep(): Promise<void>;
  /** Ends all streams, and opens no more. */
  end(): void;
  /** Ends all streams and waits for running work. */
  close(): Promise<void>;
}

interface Needs {
  readonly database: Pick<Database, 'sql' | 'signals'>;
  readonly sessions: Pick<Sessions, 'living' | 'onEnd'>;
  /** The real time. */
  readonly realClock: Clock;
  readonly log: Log;
}

/** Streams of one member on one gateway. A further one ends the oldest. */
const mostOfMember = 8;
const sweepEveryMs = 15_000;
const presenceEveryMs = 3_000;
/** Signals of a room are collected for this long, in milliseconds, and read at once. */
const collectMs = 5;
/** In a room with more members, nobody is notified who writes. */
const mostTypists = 30;

const beat = encodeLine({ kind: 'beat' });
const news = encodeLine({ kind: 'news' });

/** Sends the changes of each room to the streams of all members who have it open. */
export function createFeeds({ database, sessions, realClock, log }: Needs): Feeds {
  const { sql, signals } = database;
  const feeds = new Map<string, RoomFeed>();
  const hub = createStreamHub<Watcher>({ sessions, mostOfMember });
  const collecting = new Set<string>();
  const work = new Set<Promise<void>>();

  /** Runs work in the background, which `close` waits for. */
  function inBackground(task: Promise<unknown>): void {
    const done = settled(task).finally(() => work.delete(done));
    work.add(done);
  }

  async function settled(task: Promise<unknown>): Promise<void> {
    try {
      await task;
    } catch (error) {
      log(`The chat failed: ${error instanceof Error ? error.message : String(error)}`, error);
    }
  }

  function collect(room: string): void {
    if (!feeds.has(room) || collecting.has(room)) return;
    collecting.add(room);
    setTimeout(() => {
      collecting.delete(room);
      const feed = feeds.get(room);
      if (feed) inBackground(feed.pump());
    }, collectMs);
  }

  /** Writes a line to the streams of a room, except the streams of one member. */
  function send(room: string, but: string, line: StreamLine): void {
    const bytes = encodeLine(line);
    for (const watcher of feeds.get(room)?.watchers ?? []) {
      if (watcher.memberId !== but) watcher.write(bytes);
    }
  }

  function sendNews(room: string): void {
    if (!/^(?:team|support):/.test(room)) return;
    for (const watcher of hub.all()) {
      if (watcher.room !== room && watcher.privateRooms.includes(room)) watcher.write(news);
    }
  }

  function receive(signal: ChatSignal): void {
    if (signal.kind === 'room') {
      collect(signal.room);
      sendNews(signal.room);
    } else if (signal.kind === 'member') {
      for (const watcher of hub.ofMember(signal.member)) watcher.write(news);
    } else if (signal.kind === 'read') {
      send(signal.room, signal.by, { kind: 'read', seq: signal.seq });
    } else if ((feeds.get(signal.room)?.present() ?? 0) <= mostTypists) {
      send(signal.room, signal.member, { kind: 'typing', name: signal.name });
    }
  }

  const stopListening = signals.listen((text) => {
    const signal = hub.isEmpty() ? null : readSignal(text);
    if (signal !== null) receive(signal);
  });

  async function endDead(): Promise<void> {
    for (const watcher of await hub.findEnded()) watcher.end();
  }

  const stopWatching = sessions.onEnd(() => inBackground(endDead()));

  async function sendPresent(): Promise<void> {
    const present = await countPresent(sql, [...feeds.keys()], realClock.now());
    for (const [room, feed] of feeds) feed.sendPresent(present.get(room) ?? 0);
  }

  async function sweep(): Promise<void> {
    const watchers = hub.all();
    if (watchers.length === 0) return;
    for (const watcher of watchers) watcher.write(beat);
    await stayInRooms(sql, watchers, realClock.now());
    for (const feed of feeds.values()) await feed.pump();
    await endDead();
  }

  const timers = [
    setInterval(() => inBackground(sweep()), sweepEveryMs),
    setInterval(() => inBackground(sendPresent()), presenceEveryMs),
  ];
  for (const timer of timers) timer.unref();

  function leave(watcher: Watcher, feed: RoomFeed): void {
    const { room, memberId } = watcher;
    feed.watchers.delete(watcher);
    if (feed.watchers.size === 0) feeds.delete(room);
    const isStillThere = hub.ofMember(memberId).some((other) => other.room === room);
    if (!isStillThere && !hub.isEnding()) inBackground(leaveRoom(sql, watcher));
  }

  function register(watching: Watching, onEnd: () => void): Watcher {
    const { room } = watching;
    const feed = feeds.get(room) ?? createRoomFeed(sql, room);
    const watcher: Watcher = createWatcher(watching, () => {
      onEnd();
      leave(watcher, feed);
    });
    feed.watchers.add(watcher);
    feeds.set(room, feed);
    return watcher;
  }

  return {
    async open(watching, after) {
      const { memberId, room } = watching;
      const watcher = await hub.open(
        memberId,
        (onEnd) => register(watching, onEnd),
        async (opened) => {
          await stayInRooms(sql, [watching], realClock.now());
          await feeds.get(room)?.start(opened, after);
        },
      );
      const count = Math.max(1, feeds.get(room)?.present() ?? 0);
      watcher?.write(encodeLine({ kind: 'present', count }));
      return watcher?.body ?? null;
    },
    sweep,
    end: hub.end,
    async close() {
      for (const timer of timers) clearInterval(timer);
      stopListening();
      stopWatching();
      hub.end();
      while (work.size > 0) await Promise.all(work);
    },
  };
}
