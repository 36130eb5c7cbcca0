import { readdirSync } from 'node:fs';
import { hasNginx, openNginx } from '#tests/support/open-nginx.ts';
import { expect, goOffline, test, visitLobby, workerReady } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const told = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** nginx calls scripts by their older name, and leaves a character set unsaid. */
function plain(value: string | null): string | null {
  return (
    value?.replace('application/javascript', 'text/javascript').replace(/; charset=.*/, '') ?? null
  );
}

async function saidOf(url: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return [answer.status, ...told.map((name) => `${name}: ${plain(answer.headers.get(name))}`)];
}

const ofTheApp = [
  '/',
  '/rng',
  '/rng/',
  '/promotions/detail',
  '/register.html',
  '/maintenance.html',
];
const files = ['/sw.js', '/boot.js', '/manifest.webmanifest', '/favicon.svg', '/icons/any-192.png'];

test.describe('behind nginx', () => {
  test.skip(!hasNginx, 'There is no nginx on this machine.');

  test('everything is answered as the host does, and the app starts without a network', async ({
    page,
    site,
  }) => {
    const nginx = await openNginx(site.url);
    try {
      const script = readdirSync('dist/web/assets').find((name) => name.endsWith('.js')) ?? '';
      const paths = [...ofTheApp, ...files, `/assets/${script}`];
      const https = { 'X-Forwarded-Proto': 'https' };
      for (const path of paths) {
        const ours = await saidOf(site.url + path, https);
        expect(await saidOf(nginx.url + path, https), path).toEqual(ours);
      }
      const missing = [
        '/nowhere',
        '/assets/gone-12345678.js',
        '/csp.json',
        '/_operator',
        '/sw.js.gz',
      ];
      for (const path of missing) {
        expect((await fetch(nginx.url + path)).status, path).toBe(404);
      }
      expect(await (await fetch(`${nginx.url}/nowhere`)).text()).toContain('id="app"');

      await page.goto(nginx.url);
      await workerReady(page);
      await visitLobby(page);
      await goOffline(page);
      await page.goto(`${nginx.url}/rng`);
      await expect(page.getByText('You seem to be offline.')).toBeVisible();
    } finally {
      await nginx.stop();
    }
  });
});
