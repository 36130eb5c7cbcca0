import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { faultOfAnswer, passAnswer } from './pass-answer.ts';
import type { Visitor } from './visitor.ts';

/** The gateway gave no usable answer: 502 for a wrong one, 503 when it cannot be reached, 504 after a time-out. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: 502 | 503 | 504;

  constructor(status: 502 | 503 | 504, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.status = status;
  }
}

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

const withoutBody = new Set([204, 205, 304]);

function toResponse(method: string, incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 502;
  const empty = withoutBody.has(status) || method === 'HEAD';
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
  /** The most calls that wait for their answer at a time. A gateway that hangs would hold a socket and its call for each. */
  readonly mostWaiting?: number;
}

/**
 * Passes calls on to the gateway at an address and streams the bodies. The answer keeps only headers that cannot act on
 * the app's origin (`passAnswer`). Throws NoAnswer when the gateway cannot be reached, is silent for too long, has too many
 * calls that wait, or answers with a page, a script or a redirect.
 */
export function proxyTo(
  address: string,
  { timeout = 120_000, cookies = [], mostWaiting = 500 }: ProxySettings = {},
) {
  const base = address.replace(/\/$/, '');
  let waiting = 0;

  /** Sends a call. It counts as waiting until its answer begins: streams stay open for long. */
  async function send(...call: Parameters<typeof sendUpstream>): Promise<IncomingMessage> {
    if (waiting >= mostWaiting) throw new NoAnswer(503, 'Too many calls wait for the gateway.');
    waiting += 1;
    try {
      return await sendUpstream(...call);
    } finally {
      waiting -= 1;
    }
  }

  return async (request: Request, visitor: Visitor): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const options = {
      method: request.method,
      headers: headersFor(request, visitor),
      signal: request.signal,
      timeout,
    };
    const target = new URL(base + pathname + search);
    const answer = toResponse(request.method, await send(target, options, request.body));
    const fault = faultOfAnswer(answer);
    if (fault === null) return passAnswer(answer, cookies);
    await answer.body?.cancel();
    throw new NoAnswer(502, fault);
  };
}
