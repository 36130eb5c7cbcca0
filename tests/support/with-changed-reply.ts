import { onTestFinished } from 'vitest';
import type { Call, WireReplyOf } from '#protocol/call.ts';
import { openTestGateway, type TestGateway } from './open-gateway.ts';
import { testBrowser } from './test-browser.ts';

/**
 * Opens a test gateway, unless one is given, and a platform that changes its reply to one call. The changed reply may
 * break the protocol. Closes its own gateway after the test, which returns its store. Returns settings for `openApp`.
 */
export async function withChangedReply<C extends Call>(
  { path }: C,
  change: (value: WireReplyOf<C>) => unknown,
  given?: TestGateway,
) {
  const gateway = given ?? (await openTestGateway());
  if (given === undefined) onTestFinished(gateway.close);
  const browser = testBrowser(async (request) => {
    const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    if (new URL(request.url).pathname !== path) return answer;
    const { value, ...envelope } = (await answer.json()) as { value: WireReplyOf<C> };
    return Response.json({ ...envelope, value: change(value) });
  });
  return { gateway, platform: { fetch: browser.openTab().fetch } };
}

/** The same fetch of a gateway that only confirms a call: it answers success with an empty value. */
export function confirming({ path }: Call, fetch: typeof globalThis.fetch): typeof fetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    if (pathname !== path) return fetch(input, init);
    return Promise.resolve(Response.json({ success: true, value: null }));
  };
}
