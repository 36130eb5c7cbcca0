import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { liveStreamPath } from '#protocol/paths.ts';
import { devGateway } from './dev-gateway.ts';

/** The port of the screen, and the address to which it passes a call on. */
async function portsOf(server: { port?: number }) {
  // Tests of the screen run without a gateway beside them.
  vi.stubEnv('VITEST', '');
  const plugins = [devGateway(4173)];
  const found = await resolveConfig({ configFile: false, plugins, server }, 'serve');
  vi.unstubAllEnvs();
  const [, target] =
    Object.entries(found.server.proxy ?? {}).find(([root]) =>
      new RegExp(root).test(liveStreamPath),
    ) ?? [];
  return { port: found.server.port, gateway: JSON.stringify(target) };
}

it('the gateway of npm run dev has the port after the one of the games', async () => {
  const { port, gateway } = await portsOf({});
  expect(port).toBe(4173);
  expect(gateway).toContain('http://127.0.0.1:4175');
});

it('the port of the command line moves the gateway of npm run dev with it', async () => {
  const { port, gateway } = await portsOf({ port: 5000 });
  expect(port).toBe(5000);
  expect(gateway).toContain('http://127.0.0.1:5002');
});
