import type { Log } from '../../log.ts';
import type { Sessions } from '../../accounts/accounts.ts';
import type { Clock } from '../../clock.ts';
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

const mostStreams = 20_000;
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
  const byMember = new Map<string, Set<Watcher>>();
  const collecting = new Set<string>();
  const work = new Set<Promise<void>>();
  let count = 0;
  let isEnding = false;

  const all = (): Watcher[] => [...byMember.values()].flatMap((watchers) => [...watchers]);

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
    for (const watcher of all()) {
      if (watcher.room !== room && watcher.privateRooms.includes(room)) watcher.write(news);
    }
  }

  function receive(signal: ChatSignal): void {
    if (signal.kind === 'room') {
      collect(signal.room);
      sendNews(signal.room);
    } else if (signal.kind === 'member') {
      for (const watcher of byMember.get(signal.member) ?? []) watcher.write(news);
    } else if (signal.kind === 'read') {
      send(signal.room, signal.by, { kind: 'read', seq: signal.seq });
    } else if ((feeds.get(signal.room)?.present() ?? 0) <= mostTypists) {
      send(signal.room, signal.member, { kind: 'typing', name: signal.name });
    }
  }

  const stopListening = signals.listen((text) => {
    const signal = count === 0 ? null : readSignal(text);
    if (signal !== null) receive(signal);
  });

  async function endDead(): Promise<void> {
    const watchers = all();
    if (watchers.length === 0) return;
    const living = await sessions.living([...new Set(watchers.map((one) => one.sessionHash))]);
    for (const watcher of watchers) if (!living.has(watcher.sessionHash)) watcher.end();
  }

  const stopWatching = sessions.onEnd(() => inBackground(endDead()));

  async function sendPresent(): Promise<void> {
    const present = await countPresent(sql, [...feeds.keys()], realClock.now());
    for (const [room, feed] of feeds) feed.sendPresent(present.get(room) ?? 0);
  }

  async function sweep(): Promise<void> {
    const watchers = all();
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

  function forget(watcher: Watcher, feed: RoomFeed): void {
    const { room, memberId } = watcher;
    count -= 1;
    feed.watchers.delete(watcher);
    if (feed.watchers.size === 0) feeds.delete(room);
    const own = byMember.get(memberId);
    own?.delete(watcher);
    if (own?.size === 0) byMember.delete(memberId);
    const isStillThere = [...(own ?? [])].some((other) => other.room === room);
    if (!isStillThere && !isEnding) inBackground(leaveRoom(sql, watcher));
  }

  function register(watching: Watching): { watcher: Watcher; feed: RoomFeed } {
    const { room, memberId } = watching;
    const feed = feeds.get(room) ?? createRoomFeed(sql, room);
    feeds.set(room, feed);
    const own = byMember.get(memberId) ?? new Set<Watcher>();
    const [oldest] = own;
    if (own.size >= mostOfMember) oldest?.end();
    const watcher: Watcher = createWatcher(watching, () => forget(watcher, feed));
    feed.watchers.add(watcher);
    feeds.set(room, feed);
    byMember.set(memberId, own.add(watcher));
    count += 1;
    return { watcher, feed };
  }

  function end(): void {
    isEnding = true;
    for (const watcher of all()) watcher.end();
  }

  return {
    async open(watching, after) {
      if (isEnding || count >= mostStreams) return null;
      const { watcher, feed } = register(watching);
      try {
        await stayInRooms(sql, [watching], realClock.now());
        await feed.start(watcher, after);
      } catch (error) {
        watcher.end();
        throw error;
      }
      watcher.write(encodeLine({ kind: 'present', count: Math.max(1, feed.present()) }));
      return watcher.body;
    },
    sweep,
    end,
    async close() {
      for (const timer of timers) clearInterval(timer);
      stopListening();
      stopWatching();
      end();
      while (work.size > 0) await Promise.all(work);
    },
  };
}
