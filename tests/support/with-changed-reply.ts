import type { Call, WireReplyOf } from '#contract/call.ts';
import type { Platform } from '#core/platform.ts';
import { openTestGateway } from './open-gateway.ts';

/**
 * Opens a test gateway and a platform that changes its reply to one call. The changed reply may break
 * the contract. Returns settings for `openApp`.
 */
export async function withChangedReply<C extends Call>(
  { path }: C,
  change: (value: WireReplyOf<C>) => unknown,
) {
  const gateway = await openTestGateway();
  const fetch: Platform['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    if (new URL(request.url).pathname !== path) return answer;
    const { value, ...envelope } = (await answer.json()) as { value: WireReplyOf<C> };
    return Response.json({ ...envelope, value: change(value) });
  };
  return { gateway, platform: { fetch } };
}
