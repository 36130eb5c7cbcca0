import { type ChildProcess, spawn } from 'node:child_process';
import type { Plugin } from 'vite';
import { gatewayRoots } from '#protocol/paths.ts';
import { onNpmExit } from '../on-npm-exit.ts';

const host = 'dist/host/main.js';

/** Starts the gateway in a process of its own, which ends with this one. */
function startGateway(port: number, gamesPort: number): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', host], {
    env: { ...process.env, GATEWAY_ONLY: 'on', PORT: String(port), GAMES_PORT: String(gamesPort) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * For `npm run dev`: starts the embedded gateway and proxies calls to it. The games have the next port, the gateway the one
 * after it. `npm run dev -- --port <port>` moves all three.
 */
export function devGateway(usualPort: number): Plugin {
  let port = usualPort;
  return {
    name: 'parola:dev-gateway',
    apply: (_, { command, isPreview }) =>
      command === 'serve' && !isPreview && !process.env['VITEST'],
    config({ server }) {
      port = server?.port ?? usualPort;
      const target = { target: `http://127.0.0.1:${port + 2}` };
      const proxy = Object.fromEntries(gatewayRoots.map((root) => [`^${root}(/|$)`, target]));
      return { server: { port, strictPort: true, proxy } };
    },
    configureServer(server) {
      const gateway = startGateway(port + 2, port + 1);
      gateway.once('exit', (code) => {
        if (code) process.exit(code);
      });
      server.httpServer?.once('close', () => gateway.kill('SIGTERM'));
      onNpmExit(() => void server.close().finally(() => process.exit()));
    },
  };
}
