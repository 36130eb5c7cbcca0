import { Refusal } from './refusal.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Answers 429 to a client that makes too many requests, and passes other requests on. `count` counts a request of an
 * address and throws above the limit.
 */
export function throttle(answer: Answer, count: (ip: string) => Promise<void>) {
  return async (request: Request, ip: string): Promise<Response> => {
    try {
      await count(ip);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' };
      return Response.json({ reason: 'too_many_requests' }, { status: 429, headers });
    }
    return answer(request);
  };
}
