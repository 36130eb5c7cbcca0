import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSite } from '#host/site.ts';
import { nginxSite } from '#host/hosting/nginx-site.ts';
import { freePort } from './open-site.ts';

/** Whether this machine has a web server of the kind. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Everything nginx writes goes into the folder. */
function configuration(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;
events { }
http { include /etc/nginx/mime.types; access_log off; ${places}
${site} }`;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx did not answer.');
}

/** The built pages served by a real nginx, by the rules made for it, over a gateway that runs. */
export async function openNginx(gatewayUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parola-nginx-'));
  const port = await freePort();
  const root = resolve('dist/web');
  const { policy } = readSite(root);
  const gamesOrigin = `http://localhost:${Number(new URL(gatewayUrl).port) + 1}`;
  const site = nginxSite({ port, root, gamesOrigin, gatewayUrl, policy });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, site));
  const words = ['-e', join(folder, 'errors'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const server = spawn('nginx', words, { stdio: 'inherit' });
  const ended = new Promise((end) => server.once('exit', end));
  const url = `http://localhost:${port}`;
  await answers(url);
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
