import { createFetch } from 'ofetch';
import type { Platform } from '../platform.ts';
import type { Clock } from './clock.ts';
import type { SendOptions } from './send.ts';
import type { Answer } from './http-answer.ts';
import type { HttpRequest } from './http-request.ts';

const largestBytes = 5_000_000;

/** Returns a function that sends requests and returns responses of any status. Rejects without a response, and for a response that is too large. */
export function createTransport(
  platform: Pick<Platform, 'fetch' | 'upload'>,
  clock: Clock,
  timeoutMs: number,
) {
  const requestBy = (fetch: Platform['fetch']) =>
    createFetch({
      fetch: async (input, init) => {
        const response = await bounded(await fetch(input, init));
        clock.learn(response.headers.get('date'));
        return response;
      },
    });
  const request = requestBy((input, init) => platform.fetch(input, init));

  /** Sends a body and reports how much of it is sent, where the platform can. */
  function uploadWith(onProgress: (part: number) => void): typeof request {
    const { upload } = platform;
    return upload ? requestBy((input, init) => upload(input, init, onProgress)) : request;
  }

  async function exchange(
    sent: HttpRequest,
    abort: AbortController,
    onProgress?: SendOptions['onProgress'],
  ): Promise<Answer> {
    const limit = setTimeout(() => abort.abort(), timeoutMs);
    try {
      const by = onProgress ? uploadWith(onProgress) : request;
      const response = await by.raw(timed(sent, clock.now()), {
        method: sent.method,
        headers: sent.headers,
        signal: abort.signal,
        responseType: 'text',
        cache: 'no-store',
        ignoreResponseError: true,
        retry: 0,
        ...(sent.body && { body: bodyOf(sent) }),
      });
      return {
        status: response.status,
        text: response._data ?? '',
        retryAfter: response.headers.get('retry-after'),
        at: clock.gatewayNow(),
      };
    } finally {
      clearTimeout(limit);
    }
  }

  return exchange;
}

const tooLarge = () => new RangeError('too large');

/** Reads a response and counts the bytes that arrive: the header may be absent, wrong or about compressed bytes. */
async function bounded(response: Response): Promise<Response> {
  const { body, headers, status, statusText } = response;
  if (Number(headers.get('content-length')) > largestBytes) throw tooLarge();
  if (body === null) return response;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  while (bytes <= largestBytes) {
    const { done, value } = await reader.read();
    if (done) return new Response(text + decoder.decode(), { status, statusText, headers });
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel().catch(() => undefined);
  throw tooLarge();
}

function bodyOf({ body, form }: HttpRequest): Record<string, unknown> | string | URLSearchParams {
  if (typeof body === 'string') return body;
  const fields = { ...body };
  if (!form) return fields;
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** GET requests contain the time, so that no cache on the way answers them. */
function timed({ method, address }: HttpRequest, now: number): string {
  if (method !== 'GET') return address;
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`;
}
