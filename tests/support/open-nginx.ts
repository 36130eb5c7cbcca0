import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSite } from '#host/site.ts';
import { nginxSite } from '#host/hosting/nginx-site.ts';
import { freePort } from './open-site.ts';

/** True when nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The configuration of an nginx that writes only into the folder. */
function configuration(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  // The processes of a server that root has started may not read the folder otherwise.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;
events { }
http { include /etc/nginx/mime.types; access_log off; ${paths}
${site} }`;
}

/** Resolves when a port is listened on. */
async function waitForPort(port: number): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx did not answer.');
}

/** Runs nginx with the servers of a configuration, one of which listens on `port`. */
export async function runNginx(servers: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'parola-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, servers));
  const parameters = ['-e', join(folder, 'errors'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const server = spawn('nginx', parameters, { stdio: 'inherit' });
  const ended = new Promise((end) => server.once('exit', end));
  await waitForPort(port);
  return {
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the built pages with nginx and its generated configuration, with a running gateway. */
export async function openNginx(gatewayUrl: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const root = resolve('dist/web');
  const { policy } = readSite(root);
  const gameOrigins = [`http://localhost:${Number(new URL(gatewayUrl).port) + 1}`];
  const settings = { appOrigin: url, certificate: null, root, gameOrigins, gatewayUrl, policy };
  return { url, ...(await runNginx(nginxSite(settings), port)) };
}
