import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openBackend } from './backend.ts';
import { readConfig } from './config.ts';

it('the host does not pass requests to the operator console on to another gateway', async () => {
  const config = readConfig({ GATEWAY_URL: 'http://localhost:1' });
  const { answerCall } = await openBackend(config, () => {});
  const visitor = { ip: '127.0.0.1', secure: false };
  const ask = (path: string) => answerCall(new Request(`http://localhost${path}`), visitor);
  expect((await ask('/_operator/outbox')).status).toBe(404);
  await expect(ask('/wps/system/status')).rejects.toThrow('The gateway cannot be reached.');
});

it('the host is not ready while another gateway cannot be reached', async () => {
  const { isReady } = await openBackend(
    readConfig({ GATEWAY_URL: 'http://localhost:1' }),
    () => {},
  );
  expect(await isReady()).toBe(false);
});

it('reports odd answers of another gateway in the log', async () => {
  const odd = JSON.stringify({ success: true, value: { amount: '1,250.00', time: 1 } });
  const gateway = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(odd);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const lines: string[] = [];
  const config = readConfig({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  const { answerCall } = await openBackend(config, (line) => void lines.push(line));
  const request = new Request('http://localhost/wps/relay/VIS_getJackpot?t=1');
  const answer = await answerCall(request, { ip: '127.0.0.1', secure: false });
  expect(await answer.text()).toBe(odd);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  gateway.close().closeAllConnections();
  expect(lines).toEqual([
    'The answer to GET /wps/relay/VIS_getJackpot is odd. amount: the text "9,999.99", read as a number',
  ]);
});
