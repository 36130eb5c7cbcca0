import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';
import { takeTicket } from './live-tickets.ts';
import type { Streams } from './streams.ts';

/** Nothing on the way may keep, compress or delay the stream. nginx reads `X-Accel-Buffering`. */
const headers = {
  'Cache-Control': 'no-store, no-transform',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

function refuse(status: number, wait?: number): Response {
  const body = { success: false, errorCode: status === 503 ? 'system_busy' : 'not_found' };
  const later = wait === undefined ? {} : { 'Retry-After': String(wait) };
  return Response.json(body, { status, headers: { ...headers, ...later } });
}

/** Answers requests for a stream of live events. A wrong `after` starts at the present. */
export function createLiveSite(sql: Sql, clock: Clock, streams: Streams) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers });
    const { searchParams } = new URL(request.url);
    const subscriber = await takeTicket(sql, searchParams.get('ticket') ?? '', clock.now());
    if (subscriber === null) return refuse(404);
    const after = searchParams.get('after') ?? '';
    const stream = await streams.open(subscriber, uuidPattern.test(after) ? after : null);
    if (stream === null) return refuse(503, 10);
    return new Response(stream.body, {
      headers: { ...headers, 'Content-Type': 'text/event-stream; charset=utf-8' },
    });
  };
}
