import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createCallSlots } from './call-slots.ts';
import { locationForBrowser } from './location-for-browser.ts';
import { NoAnswer } from './no-answer.ts';
import { faultOfType, isPassed, passAnswer, withoutBody } from './pass-answer.ts';
import { readAsData } from './read-as-data.ts';
import type { Visitor } from '../visitor.ts';

/** Headers that apply to one connection only (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function withoutHopByHop(headers: Headers): Headers {
  const passed = new Headers(headers);
  const named = headers.get('Connection')?.split(',') ?? [];
  for (const name of [...hopByHop, ...named]) passed.delete(name.trim());
  return passed;
}

/** The headers of a passed request. Forwarded headers of the client are replaced by the known values. */
function headersFor(request: Request, { ip, secure }: Visitor): Record<string, string> {
  const headers = withoutHopByHop(request.headers);
  headers.delete('Forwarded');
  headers.set('X-Forwarded-For', ip);
  headers.set('X-Forwarded-Host', new URL(request.url).host);
  headers.set('X-Forwarded-Proto', secure ? 'https' : 'http');
  return Object.fromEntries(headers);
}

const emptyStatuses = new Set([204, 205, 304]);

function toResponse(method: string, incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 502;
  const empty = emptyStatuses.has(status) || method === 'HEAD';
  if (empty) incoming.resume();
  const body = empty ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Response(body, { status, headers: withoutHopByHop(headers) });
}

/** Web streams have two types, the browser's and Node's. */
type WebStream = Parameters<typeof Readable.fromWeb>[0];

function sendUpstream(
  target: URL,
  options: RequestOptions,
  body: Request['body'],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const upstream = send(target, options, resolve);
    upstream.on('error', (cause) =>
      reject(
        cause instanceof NoAnswer
          ? cause
          : new NoAnswer(503, 'The gateway cannot be reached.', cause),
      ),
    );
    upstream.on('timeout', () => upstream.destroy(new NoAnswer(504, 'The gateway took too long.')));
    if (body === null) upstream.end();
    else pipeline(Readable.fromWeb(body as WebStream), upstream).catch(() => upstream.destroy());
  });
}

/** Settings of a proxy. */
interface ProxySettings {
  /** Milliseconds without a byte after which a call is given up. */
  readonly timeout?: number;
  /** Names of further cookies of the gateway that are passed on. */
  readonly cookies?: readonly string[];
  /** The most sockets to the gateway at a time, apart from open streams of events. */
  readonly sockets?: number;
  /** The time that a call waits for a socket, in milliseconds. */
  readonly patienceMs?: number;
}

const redirects: ReadonlySet<number> = new Set([300, 301, 302, 303, 305, 307, 308]);

function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}

/** An answer that the browser may read as data, with the reason in the log for one that it may not. */
async function asData(answer: Response): Promise<Response> {
  if (isPassed(answer)) return answer;
  const fault = faultOfType(answer);
  const data = await readAsData(answer);
  if (data !== null) return data;
  // A page of an error says with its status all that the app needs.
  if (answer.status >= 400) return withoutBody(answer);
  throw new NoAnswer(502, fault);
}

/**
 * Passes calls on to the gateway at an address and streams the bodies. The answer keeps only headers that cannot act on
 * the app's origin (`passAnswer`). Throws NoAnswer when the gateway cannot be reached, is silent for too long, has no
 * free socket for too long, or answers with a page or a script.
 */
export function proxyTo(
  address: string,
  { timeout = 120_000, cookies = [], sockets = 500, patienceMs = 10_000 }: ProxySettings = {},
) {
  const base = address.replace(/\/$/, '');
  const gateway = new URL(address);
  const takeSlot = createCallSlots({ most: sockets, patienceMs });

  /** Sends a call. It holds a slot until its answer has ended. A stream of events, which stays open for long, holds none. */
  async function send(target: URL, options: RequestOptions, request: Request) {
    const release = await takeSlot(request.signal);
    try {
      const incoming = await sendUpstream(target, options, request.body);
      if (isStream(incoming)) release();
      else incoming.once('close', release);
      return incoming;
    } catch (error) {
      release();
      throw error;
    }
  }

  async function redirect(answer: Response, called: URL, target: URL): Promise<Response> {
    await answer.body?.cancel();
    const given = answer.headers.get('Location');
    const location = locationForBrowser(given, { target, gateway, called });
    if (location === null) {
      throw new NoAnswer(
        502,
        `The gateway redirects to "${given ?? ''}", where no call can go on.`,
      );
    }
    const passed = passAnswer(withoutBody(answer), cookies);
    passed.headers.set('Location', location);
    return passed;
  }

  return async (request: Request, visitor: Visitor): Promise<Response> => {
    const called = new URL(request.url);
    const options = {
      method: request.method,
      headers: headersFor(request, visitor),
      signal: request.signal,
      timeout,
    };
    const target = new URL(base + called.pathname + called.search);
    const answer = toResponse(request.method, await send(target, options, request));
    if (redirects.has(answer.status)) return redirect(answer, called, target);
    return passAnswer(await asData(answer), cookies);
  };
}
