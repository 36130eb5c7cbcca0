import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openLiveStream } from '#protocol/calls/live.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { readFrames } from '#tests/support/live-stream.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openHost } from '#tests/support/open-host.ts';
import { compressResponse } from './compress-response.ts';
import { proxyTo } from './proxy/proxy.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());

const openSite = () =>
  openHost(async (request, visitor) =>
    compressResponse(request, await test.gateway.fetch(request, visitor)),
  );

async function openFrom(url: string, init: RequestInit = {}) {
  const token = await test.signIn('juan');
  const ticket = await test.request(openLiveStream, {}, { token });
  return readFrames(await fetch(`${url}${liveStreamPath}?ticket=${ticket}`, init));
}

const notify = () => test.operator.message({ to: 'juan', title: 'Hello', content: 'Hello' });

it('passes a stream of the embedded gateway on, event by event', async () => {
  const { url } = await openSite();
  const stream = await openFrom(url, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(stream.headers.get('Content-Encoding')).toBeNull();
  expect(stream.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  await vi.waitFor(() => expect(stream.frames).toHaveLength(1));
  for (let n = 1; n <= 2; n += 1) {
    await notify();
    await vi.waitFor(() => expect(stream.kinds()).toHaveLength(n));
  }
  await stream.close();
});

it('passes a stream of another gateway on, with what keeps nginx from collecting it', async () => {
  const { url: gatewayUrl } = await openSite();
  const { url } = await openHost(proxyTo(gatewayUrl));
  const stream = await openFrom(url);
  expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
  expect(stream.headers.get('Content-Security-Policy')).toContain('sandbox');
  await notify();
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['newMessage']));
  await stream.close();
});

it('the host does not wait for open streams when it ends', async () => {
  const { url, listening } = await openSite();
  const stream = await openFrom(url);
  // A stop that waits for the stream takes longer than the test may.
  const stopped = listening.stop(600_000);
  test.gateway.endStreams();
  await Promise.all([stopped, stream.ended]);
});
