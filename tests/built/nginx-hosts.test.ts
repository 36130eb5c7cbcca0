import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '#protocol/calls/uploads.ts';
import { hasNginx, runNginx } from '../support/open-nginx.ts';
import { freePort, openSite, type Site } from '../support/open-site.ts';

const hasTools = hasNginx && spawnSync('openssl', ['version']).status === 0;

/** Runs the command of the README. Returns what it prints. */
function print(hosts: readonly string[], env: Readonly<Record<string, string>>): string {
  return execFileSync(process.execPath, ['dist/host/hosting.js', 'nginx', ...hosts], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const origins = { APP_ORIGIN: 'https://play.example', GAMES_ORIGIN: 'https://games.example' };

describe('the printed nginx in front of Parolas', () => {
  it('has both origins, every Parola and a way from http', () => {
    const tls = { TLS_CERTIFICATE: '/tls/chain.pem', TLS_KEY: '/tls/key.pem' };
    const text = print(['10.0.0.11:4173', '10.0.0.12:4173'], { ...origins, ...tls });
    for (const part of [
      'server 10.0.0.11:4173 ',
      'server 10.0.0.12:4174 ',
      'server_name play.example;',
      'server_name games.example;',
      'listen 443 ssl',
      'ssl_certificate /tls/chain.pem;',
      'return 301 https://$host$request_uri;',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is refused in one sentence without a certificate, and without a gateway', () => {
    expect(() => print(['10.0.0.11:4173'], origins)).toThrow('needs TLS_CERTIFICATE and TLS_KEY');
    expect(() => print([], origins)).toThrow('Name the Parolas behind nginx');
  });
});

describe.skipIf(!hasTools)('nginx in front of a Parola', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parola-tls-'));
  const tls = { TLS_CERTIFICATE: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  let app: string;
  let games: string;
  let site: Site;
  let nginx: Awaited<ReturnType<typeof runNginx>>;

  beforeAll(async () => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', tls.TLS_KEY, '-out', tls.TLS_CERTIFICATE];
    execFileSync(
      'openssl',
      ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...files, ...subject],
      {
        stdio: 'ignore',
      },
    );
    const [appPort, gamesPort] = [await freePort(), await freePort()];
    app = `https://localhost:${appPort}`;
    games = `https://localhost:${gamesPort}`;
    const env = { APP_ORIGIN: app, GAMES_ORIGIN: games };
    site = await openSite({ ...env, DEMO: 'on' });
    const text = print([`127.0.0.1:${new URL(site.url).port}`], { ...env, ...tls });
    nginx = await runNginx(text, appPort);
  }, 60_000);

  afterAll(async () => {
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  /** The status, headers and text of an answer over TLS. */
  function ask(url: string, method = 'GET', body = '') {
    const ca = readFileSync(tls.TLS_CERTIFICATE);
    const headers = { Merchant: 'parola', 'Content-Length': Buffer.byteLength(body) };
    return new Promise<{ status: number | undefined; policy: string; text: string }>(
      (resolve, reject) => {
        const read = async (answer: IncomingMessage) => {
          const chunks = await answer.toArray();
          const policy = String(answer.headers['content-security-policy']);
          return { status: answer.statusCode, policy, text: Buffer.concat(chunks).toString() };
        };
        const sent = request(url, { ca, method, headers }, (answer) => resolve(read(answer)));
        sent.once('error', reject).end(body);
      },
    );
  }

  it('shows the app, answers calls and takes the largest picture', async () => {
    const page = await ask(`${app}/`);
    expect(page).toMatchObject({ status: 200 });
    expect(page.policy).toContain('frame-src');
    expect(page.policy).toContain(games);
    const key = await ask(`${app}/wps/session/key`);
    expect(JSON.parse(key.text)).toMatchObject({ kty: 'RSA' });
    const longest = 'x'.repeat(uploadPicture.maxBodyBytes);
    const picture = await ask(app + uploadPicture.path, 'POST', longest);
    expect(picture.status).toBe(401);
  });

  it('shows the games and the payment pages on their own origin', async () => {
    expect(await ask(`${games}/pay/pay.css`)).toMatchObject({ status: 200 });
    expect((await ask(`${games}/pay/agos/nobody`)).text).toContain('There is no such payment');
  });

  it('does not show the console', async () => {
    expect((await ask(`${app}/_operator`)).status).toBe(404);
  });
});
