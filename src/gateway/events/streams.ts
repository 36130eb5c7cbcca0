import type { Log } from '../log.ts';
import { isUuid } from '#protocol/uuid.ts';
import { v7 as uuid } from 'uuid';
import type { Services } from '../http/request-context.ts';
import { createStreamHub } from '../http/stream-hub.ts';
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
interface Opened extends LiveStream {
  early: EventRow[] | null;
}

/** Sends each event to the streams of its member whose session has not ended. */
export function createStreams({ database: { sql, signals }, sessions, log }: Needs): Streams {
  const hub = createStreamHub<Opened>({ sessions, mostOfMember });
  const signalled = new Set<string>();
  let running: Promise<void> = Promise.resolve();

  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch((error: unknown) => {
      log(`Live events failed: ${error instanceof Error ? error.message : String(error)}`, error);
    });
    return running;
  }

  function send(one: Opened, row: EventRow, isLiving: boolean): void {
    // The event is for the sessions that were ended, and never for the one that ended them.
    if (isSignOut(row) === isLiving) one.skip(row.id);
    else if (one.early === null) one.send(row);
    else one.early.push(row);
  }

  async function deliver(rows: readonly EventRow[]): Promise<void> {
    const news = new Map<string, EventRow[]>();
    for (const row of rows) news.set(row.member_id, [...(news.get(row.member_id) ?? []), row]);
    const opened = [...news.keys()].flatMap(hub.ofMember);
    const ended = await hub.findEnded(opened);
    for (const one of opened) {
      for (const row of news.get(one.memberId) ?? []) send(one, row, !ended.has(one));
    }
    await endAll(ended);
  }

  /** Ends streams of ended sessions, after their last events. The event that says so may come after others of its transaction, so it is read first. */
  async function endAll(ended: ReadonlySet<Opened>): Promise<void> {
    if (ended.size === 0) return;
    const members = new Set([...ended].map(({ memberId }) => memberId));
    const rows = await readAfter(sql, withOverlap(uuid()), [...members]);
    for (const one of ended) {
      for (const row of rows)
        if (row.member_id === one.memberId && isSignOut(row)) send(one, row, false);
      one.end();
    }
  }

  async function deliverSignalled(): Promise<void> {
    const ids = [...signalled].slice(0, 1_000);
    for (const id of ids) signalled.delete(id);
    if (ids.length > 0 && !hub.isEmpty()) await deliver(await readByIds(sql, ids));
    if (signalled.size > 0) await deliverSignalled();
  }

  const stopListening = signals.listen((id) => {
    if (hub.isEmpty() || !isUuid(id)) return;
    if (signalled.size === 0) setTimeout(() => void inTurn(deliverSignalled), collectMs);
    signalled.add(id);
  });

  const endDead = async (): Promise<void> => endAll(await hub.findEnded());

  const stopWatching = sessions.onEnd(() => void inTurn(endDead));

  function sweep(): Promise<void> {
    for (const stream of hub.all()) stream.beat();
    return inTurn(async () => {
      if (hub.isEmpty()) return;
      await deliver(await readAfter(sql, withOverlap(uuid()), hub.members()));
      await endDead();
    });
  }

  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();

  /** Sends what was missed. The first frame of a new stream names the events that are read again and are not new. */
  async function catchUp(stream: Opened, after: string | null): Promise<void> {
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

  return {
    open: (subscriber, after) =>
      hub.open(
        subscriber.memberId,
        (onEnd) => ({ ...createLiveStream(subscriber, onEnd), early: [] }),
        async (opened) => {
          await catchUp(opened, after);
          opened.early?.forEach(opened.send);
          opened.early = null;
        },
      ),
    sweep,
    end: hub.end,
    async close() {
      clearInterval(timer);
      stopListening();
      stopWatching();
      hub.end();
      await running;
    },
  };
}
