import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGatewayProbe } from './gateway-probe.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

/** The address of a gateway, and a probe of it on a clock that the test sets. */
async function openGateway(listener: RequestListener, timeoutMs = 1_000) {
  const received = vi.fn(listener);
  const server = createServer(received);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = { now: 0 };
  const isAnswering = createGatewayProbe(`http://127.0.0.1:${port}/`, {
    merchant: 'm1',
    timeoutMs,
    keepMs: 3_000,
    now: () => clock.now,
  });
  return { isAnswering, received, clock, server };
}

describe('the probe of a gateway', () => {
  it.each([
    [200, true],
    [302, true],
    [400, true],
    [401, true],
    [500, true],
    [502, false],
    [503, false],
    [504, false],
  ])('takes the status %i as %s', async (status, expected) => {
    const { isAnswering } = await openGateway((_, answer) => {
      answer.writeHead(status, { Location: '/elsewhere' }).end('<h1>page</h1>');
    });
    expect(await isAnswering()).toBe(expected);
  });

  it('asks for the status of the system with the code of the merchant', async () => {
    const { isAnswering, received } = await openGateway((_, answer) => void answer.end('{}'));
    await isAnswering();
    const [request] = received.mock.calls[0] ?? [];
    expect(request?.url).toBe('/wps/system/status');
    expect(request?.headers['merchant']).toBe('m1');
  });

  it('keeps the result for three seconds, also while it is asked', async () => {
    const { isAnswering, received, clock } = await openGateway(
      (_, answer) => void answer.end('{}'),
    );
    await Promise.all([isAnswering(), isAnswering()]);
    clock.now = 2_999;
    await isAnswering();
    expect(received).toHaveBeenCalledTimes(1);
    clock.now = 3_000;
    await isAnswering();
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('gives up a gateway that is silent, and finds it again', async () => {
    let isSilent = true;
    const { isAnswering, clock } = await openGateway((_, answer) => {
      if (!isSilent) answer.end('{}');
    }, 50);
    expect(await isAnswering()).toBe(false);
    isSilent = false;
    expect(await isAnswering()).toBe(false);
    clock.now = 3_000;
    expect(await isAnswering()).toBe(true);
  });

  it('says no about a gateway that cannot be reached', async () => {
    const { isAnswering, server } = await openGateway(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await isAnswering()).toBe(false);
  });
});
