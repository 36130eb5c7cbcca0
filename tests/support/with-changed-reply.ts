import { onTestFinished } from 'vitest';
import type { Call, WireReplyOf } from '#contract/call.ts';
import { openTestGateway, type TestGateway } from './open-gateway.ts';
import { testBrowser } from './test-browser.ts';

/**
 * Opens a test gateway, unless one is given, and a platform that changes its reply to one call. The changed reply may
 * break the contract. Closes its own gateway after the test, which returns its store. Returns settings for `openApp`.
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
