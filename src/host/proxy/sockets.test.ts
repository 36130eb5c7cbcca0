import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { busy, openProxyHost } from '#tests/support/open-host.ts';

/** A gateway that answers when the test says so, and the host in front of it. */
async function openSlowGateway(settings: { sockets: number; patienceMs?: number }) {
  const held: ServerResponse[] = [];
  const { url, server } = await openProxyHost((_, answer) => void held.push(answer), settings);
  let open = 0;
  let most = 0;
  server.on('connection', (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.on('close', () => (open -= 1));
  });
  return {
    held,
    ask: () => fetch(`${url}/wps/content/banners`),
    answer: (index: number) =>
      held[index]?.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
    most: () => most,
  };
}

describe('a gateway that is slow', () => {
  it('has no more sockets than the setting says, and answers the calls that wait one after another', async () => {
    const gateway = await openSlowGateway({ sockets: 3 });
    const calls = Array.from({ length: 10 }, gateway.ask);
    for (let index = 0; index < calls.length; index += 1) {
      await vi.waitFor(() => expect(gateway.held.length).toBeGreaterThan(index));
      expect(gateway.held.length).toBeLessThanOrEqual(index + 3);
      gateway.answer(index);
    }
    for (const call of calls) expect((await call).status).toBe(200);
    expect(gateway.most()).toBeLessThanOrEqual(3);
  });

  it('holds the socket of an answer until its last byte', async () => {
    const gateway = await openSlowGateway({ sockets: 1 });
    const first = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(1));
    gateway.held[0]?.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    const { body } = await first;
    const second = gateway.ask();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gateway.held).toHaveLength(1);
    gateway.held[0]?.end(']');
    expect(await new Response(body).text()).toBe('[]');
    await vi.waitFor(() => expect(gateway.held).toHaveLength(2));
    gateway.answer(1);
    expect((await second).status).toBe(200);
  });

  it('leads to a busy call with a time to wait when no socket is free for too long', async () => {
    const gateway = await openSlowGateway({ sockets: 1, patienceMs: 100 });
    const first = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(1));
    const refused = await gateway.ask();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await refused.json()).toMatchObject(busy);
    expect(gateway.held).toHaveLength(1);
    gateway.answer(0);
    expect((await first).status).toBe(200);
    const next = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(2));
    gateway.answer(1);
    expect((await next).status).toBe(200);
  });

  it('gets calls again after one that it has broken off', async () => {
    const gateway = await openSlowGateway({ sockets: 1 });
    const first = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(1));
    gateway.held[0]?.destroy();
    expect((await first).status).toBe(503);
    const next = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(2));
    gateway.answer(1);
    expect((await next).status).toBe(200);
  });

  it('has open streams of events beside the sockets of calls', async () => {
    const gateway = await openSlowGateway({ sockets: 1 });
    const stream = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(1));
    gateway.held[0]?.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
    const { body } = await stream;
    const call = gateway.ask();
    await vi.waitFor(() => expect(gateway.held).toHaveLength(2));
    gateway.answer(1);
    expect((await call).status).toBe(200);
    await body?.cancel();
  });
});
