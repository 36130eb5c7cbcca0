import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;
events { }
http { include /etc/nginx/mime.types; access_log off; ${paths}
${site} }`;
}

async function waitForAnswer(url: string): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx did not answer.');
}

/** Serves the built pages with nginx and its generated configuration, with a running gateway. */
export async function openNginx(gatewayUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parola-nginx-'));
  const port = await freePort();
  const root = resolve('dist/web');
  const { policy } = readSite(root);
  const gamesOrigin = `http://localhost:${Number(new URL(gatewayUrl).port) + 1}`;
  const site = nginxSite({ port, root, gamesOrigin, gatewayUrl, policy });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, site));
  const parameters = ['-e', join(folder, 'errors'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const server = spawn('nginx', parameters, { stdio: 'inherit' });
  const ended = new Promise((end) => server.once('exit', end));
  const url = `http://localhost:${port}`;
  await waitForAnswer(url);
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
