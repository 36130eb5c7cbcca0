import type { Log } from '../log.ts';
import { isUuid } from '#protocol/uuid.ts';
import { v7 as uuid } from 'uuid';
import type { Services } from '../http/request-context.ts';
import type { Database } from '../store/database.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import type { Subscriber } from './live-tickets.ts';
import {
  type EventRow,
  mostMissed,
  readAfter,
  readByIds,
  readOfMember,
  withOverlap,
} from './read-events.ts';

/** The open streams of this gateway. */
export interface Streams {
  /** Opens a stream that continues after an event. Null while there are too many, and at the end. */
  open(subscriber: Subscriber, after: string | null): Promise<LiveStream | null>;
  /** Beats, ends streams whose session has ended, and sends events whose signal was lost. */
  sweep(): Promise<void>;
  /** Ends all streams, and opens no more. */
  end(): void;
  /** Ends all streams and waits for running work. */
  close(): Promise<void>;
}

const sweepEveryMs = 15_000;
const mostStreams = 20_000;
/** Streams of one member on one gateway. A further one ends the oldest. */
const mostOfMember = 20;
/** Signals are collected for this long, in milliseconds, and read at once. */
const collectMs = 5;

interface Needs {
  readonly database: Pick<Database, 'sql' | 'signals'>;
  readonly sessions: Pick<Services['sessions'], 'living' | 'onEnd'>;
  readonly log: Log;
}

const isSignOut = ({ kind }: EventRow): boolean => kind === 'signedOutElsewhere';

/** An opened stream. It keeps events that arrive while it reads those that the client has missed. */
interface Opened {
  readonly stream: LiveStream;
  early: EventRow[] | null;
}

/** Sends each event to the streams of its member whose session has not ended. */
export function createStreams({ database: { sql, signals }, sessions, log }: Needs): Streams {
  const byMember = new Map<string, Set<Opened>>();
  const signalled = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let count = 0;
  let isEnding = false;

  const all = (): Opened[] => [...byMember.values()].flatMap((opened) => [...opened]);

  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch((error: unknown) => {
      log(`Live events failed: ${error instanceof Error ? error.message : String(error)}`, error);
    });
    return running;
  }

  /** Returns which of the streams have a session. The others are ended when their last events are sent. */
  async function livingOf(opened: readonly Opened[]): Promise<ReadonlySet<string>> {
    return sessions.living([...new Set(opened.map(({ stream }) => stream.sessionHash))]);
  }

  function send({ stream, early }: Opened, row: EventRow, isLiving: boolean): void {
    // The event is for the sessions that were ended, and never for the one that ended them.
    if (isSignOut(row) === isLiving) stream.skip(row.id);
    else if (early === null) stream.send(row);
    else early.push(row);
  }

  async function deliver(rows: readonly EventRow[]): Promise<void> {
    const news = new Map<string, EventRow[]>();
    for (const row of rows) news.set(row.member_id, [...(news.get(row.member_id) ?? []), row]);
    const opened = [...news.keys()].flatMap((memberId) => [...(byMember.get(memberId) ?? [])]);
    if (opened.length === 0) return;
    const living = await livingOf(opened);
    for (const one of opened) {
      const isLiving = living.has(one.stream.sessionHash);
      for (const row of news.get(one.stream.memberId) ?? []) send(one, row, isLiving);
    }
    await endAll(opened.filter(({ stream }) => !living.has(stream.sessionHash)));
  }

  /** Ends streams of ended sessions. The event that says so may come after others of its transaction, so it is read first. */
  async function endAll(opened: readonly Opened[]): Promise<void> {
    if (opened.length === 0) return;
    const members = [...new Set(opened.map(({ stream }) => stream.memberId))];
    const rows = await readAfter(sql, withOverlap(uuid()), members);
    for (const one of opened) {
      const { memberId } = one.stream;
      for (const row of rows)
        if (row.member_id === memberId && isSignOut(row)) send(one, row, false);
      one.stream.end();
    }
  }

  async function deliverSignalled(): Promise<void> {
    const ids = [...signalled].slice(0, 1_000);
    for (const id of ids) signalled.delete(id);
    if (ids.length > 0 && count > 0) await deliver(await readByIds(sql, ids));
    if (signalled.size > 0) await deliverSignalled();
  }

  const stopListening = signals.listen((id) => {
    if (count === 0 || !isUuid(id)) return;
    if (signalled.size === 0) setTimeout(() => void inTurn(deliverSignalled), collectMs);
    signalled.add(id);
  });

  async function endDead(): Promise<void> {
    const opened = all();
    if (opened.length === 0) return;
    const living = await livingOf(opened);
    await endAll(opened.filter(({ stream }) => !living.has(stream.sessionHash)));
  }

  const stopWatching = sessions.onEnd(() => void inTurn(endDead));

  function sweep(): Promise<void> {
    for (const { stream } of all()) stream.beat();
    return inTurn(async () => {
      if (count === 0) return;
      await deliver(await readAfter(sql, withOverlap(uuid()), [...byMember.keys()]));
      await endDead();
    });
  }

  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();

  function register(subscriber: Subscriber): Opened {
    const { memberId } = subscriber;
    const streams = byMember.get(memberId) ?? new Set<Opened>();
    byMember.set(memberId, streams);
    const onEnd = (): void => {
      count -= 1;
      streams.delete(opened);
      if (streams.size === 0 && byMember.get(memberId) === streams) byMember.delete(memberId);
    };
    const opened: Opened = { stream: createLiveStream(subscriber, onEnd), early: [] };
    const [oldest] = streams;
    if (streams.size >= mostOfMember) oldest?.stream.end();
    byMember.set(memberId, streams.add(opened));
    count += 1;
    return opened;
  }

  /** Sends what was missed. The first frame of a new stream names the events that are read again and are not new. */
  async function catchUp({ stream }: Opened, after: string | null): Promise<void> {
    const from = after ?? uuid();
    const rows = await readOfMember(sql, stream.memberId, withOverlap(from));
    const own = rows.filter((row) => !isSignOut(row));
    for (const row of rows) if (isSignOut(row)) stream.skip(row.id);
    if (after === null) {
      const known = own.filter(({ id }) => id < from).map(({ id }) => id);
      known.forEach(stream.skip);
      stream.sendFrame('ready', from, { known });
    } else if (rows.length > mostMissed) {
      stream.sendFrame('reset', uuid(), {});
    } else {
      own.forEach(stream.send);
      stream.sendFrame('ready', own.at(-1)?.id ?? from, {});
    }
  }

  function end(): void {
    isEnding = true;
    for (const { stream } of all()) stream.end();
  }

  return {
    async open(subscriber, after) {
      if (isEnding || count >= mostStreams) return null;
      const opened = register(subscriber);
      try {
        await catchUp(opened, after);
      } catch (error) {
        opened.stream.end();
        throw error;
      }
      opened.early?.forEach(opened.stream.send);
      opened.early = null;
      return opened.stream;
    },
    sweep,
    end,
    async close() {
      clearInterval(timer);
      stopListening();
      stopWatching();
      end();
      await running;
    },
  };
}
