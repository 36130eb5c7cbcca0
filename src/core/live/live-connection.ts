import { array, object, optional, safeParse, string } from 'valibot';
import { getLiveAddress, openLiveStream } from '#protocol/calls/live.ts';
import { liveEvent, type LiveEvent } from '#protocol/model/live-event.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { isNotThere } from '../client/not-there.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { backoffMs } from './backoff.ts';
import type { Frame } from './frame-reader.ts';
import { readStream } from './read-stream.ts';
import { liveStreamPath } from '#protocol/paths.ts';

/** Receives what a connection brings. */
interface LiveReceiver {
  /** The id to continue after; null before the first connection. */
  lastId(): string | null;
  /** The stream has reached this id. */
  reached(id: string): void;
  /** Events that happened before the stream was opened, and may be sent again. */
  known(ids: readonly string[]): void;
  event(id: string, event: LiveEvent): void;
  /** Too much was missed. */
  reset(): void;
}

interface Needs {
  readonly send: Send;
  readonly platform: Pick<Platform, 'fetch' | 'origin' | 'online' | 'onOnline' | 'now'>;
  /** A further origin that may send the stream. */
  readonly liveOrigin: string | null;
  readonly receiver: LiveReceiver;
  readonly random?: () => number;
}

const readyData = object({ known: optional(array(string()), []) });

/** Without a network the stream waits for it, and looks again after this time. */
const offlineMs = 60_000;

/** The longest id that is remembered and sent back. */
const longestId = 100;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A gateway without live events: it knows no tickets. */
function isUnsupported(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  const { failure } = error;
  if (isNotThere(failure)) return true;
  const isAnswered = failure.kind === 'refused' || failure.kind === 'unavailable';
  return isAnswered && [404, 405, 501].includes(failure.status ?? 0);
}

/** Waits, until the network is back at the latest. */
function pause(ms: number, signal: AbortSignal, onOnline: Platform['onOnline']): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onOnline(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/**
 * The address of the stream. Null for one that the app does not open: another protocol, such as `wss:`, or an origin that is
 * neither the app's nor the brand's for live events.
 */
export function streamAddress(
  given: string | null,
  { origin, liveOrigin }: { origin: string; liveOrigin: string | null },
): URL | null {
  const text = given ?? liveStreamPath;
  if (!URL.canParse(text, origin)) return null;
  const address = new URL(text, origin);
  if (!['http:', 'https:'].includes(address.protocol)) return null;
  if (address.username !== '' || address.password !== '') return null;
  return [origin, liveOrigin].includes(address.origin) ? address : null;
}

/** Keeps one stream open, with a new ticket each time. */
export function createLiveConnection({ send, platform, liveOrigin, receiver, random }: Needs) {
  let address: Promise<URL | null> | null = null;

  /** Without an answer, the stream of the app's origin is tried. */
  function findAddress(): Promise<URL | null> {
    address ??= send(getLiveAddress, {})
      .catch((error: unknown) => {
        if (!isUnsupported(error)) throw error;
        return null;
      })
      .then((given) => streamAddress(given, { origin: platform.origin, liveOrigin }))
      .catch((error: unknown) => {
        address = null;
        throw error;
      });
    return address;
  }

  function receive({ name, id, data }: Frame): void {
    const json: unknown = parseJson(data);
    if (id === null || id === '' || id.length > longestId) return;
    if (name === 'ready') {
      const ready = safeParse(readyData, json);
      if (ready.success) receiver.known(ready.output.known.slice(0, 200));
    }
    const event = name === 'change' ? safeParse(liveEvent, json) : null;
    receiver.reached(id);
    if (event?.success) receiver.event(id, event.output);
    if (name === 'reset') receiver.reset();
  }

  /** Reads one stream to its end. Returns false when there is none to read. */
  async function readOnce(signal: AbortSignal, onReady: () => void): Promise<boolean> {
    const base = await findAddress();
    if (base === null) return false;
    const ticket = await send(openLiveStream, {}, { signal });
    const stream = new URL(base);
    stream.searchParams.set('ticket', ticket);
    const after = receiver.lastId();
    if (after !== null) stream.searchParams.set('after', after);
    const onFrame = (frame: Frame): void => {
      if (frame.name === 'ready' || frame.name === 'reset') onReady();
      receive(frame);
    };
    await readStream({
      fetch: platform.fetch,
      address: stream,
      signal,
      onFrame,
      now: platform.now,
    });
    return true;
  }

  /** Runs until the signal aborts, or until the gateway turns out to have no live events. Never throws. */
  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      if (!platform.online()) {
        await pause(offlineMs, signal, platform.onOnline);
        continue;
      }
      failures += 1;
      try {
        if (!(await readOnce(signal, () => void (failures = 0)))) return;
      } catch (error) {
        if (isUnsupported(error)) return;
      }
      await pause(backoffMs(failures, random), signal, platform.onOnline);
    }
  }

  return { run };
}
