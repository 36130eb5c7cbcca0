import { expect, it } from 'vitest';
import { openBackend } from './backend.ts';
import { readConfig } from './config.ts';

it('does not pass requests to the operator console on to another gateway', async () => {
  const config = readConfig({ GATEWAY_URL: 'http://localhost:1' });
  const { answerCall } = await openBackend(config, () => {});
  const visitor = { ip: '127.0.0.1', secure: false };
  const ask = (path: string) => answerCall(new Request(`http://localhost${path}`), visitor);
  expect((await ask('/_operator/outbox')).status).toBe(404);
  await expect(ask('/wps/system/status')).rejects.toThrow('The gateway cannot be reached.');
});

it('is not ready while another gateway cannot be reached', async () => {
  const { isReady } = await openBackend(
    readConfig({ GATEWAY_URL: 'http://localhost:1' }),
    () => {},
  );
  expect(await isReady()).toBe(false);
});
