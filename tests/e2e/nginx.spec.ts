import { readdirSync } from 'node:fs';
import { hasNginx, openNginx } from '#tests/support/open-nginx.ts';
import { expect, goOffline, test, visitLobby, workerReady } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const comparedHeaders = [
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

/** Removes allowed differences: nginx uses the older media type of scripts and omits the charset. */
function normalize(value: string | null): string | null {
  return (
    value?.replace('application/javascript', 'text/javascript').replace(/; charset=.*/, '') ?? null
  );
}

/** The status and the place of the redirect that answers an address. */
async function placeOf(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

async function answerOf(url: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return [
    answer.status,
    ...comparedHeaders.map((name) => `${name}: ${normalize(answer.headers.get(name))}`),
  ];
}

/** Without `/` and the lobbies themselves: the host fills them with their content as soon as it has it. */
const pages = [
  '/?from=chat',
  '/login',
  '/rng?from=chat',
  '/rng/?from=chat',
  '/promotions/detail',
  '/register.html',
  '/maintenance.html',
];
const files = ['/sw.js', '/boot.js', '/manifest.webmanifest', '/favicon.svg', '/icons/any-192.png'];

// Only a browser starts offline, by the worker that nginx has sent.
test.describe('behind nginx', () => {
  test.skip(!hasNginx, 'nginx is not installed.');

  test('answers like the host, and the app starts offline', async ({ page, site }) => {
    const nginx = await openNginx(site.url);
    try {
      const script = readdirSync('dist/web/assets').find((name) => name.endsWith('.js')) ?? '';
      const paths = [...pages, ...files, `/assets/${script}`];
      const https = { 'X-Forwarded-Proto': 'https' };
      for (const path of paths) {
        const expected = await answerOf(site.url + path, https);
        expect(await answerOf(nginx.url + path, https), path).toEqual(expected);
      }
      const moved = ['/RNG', '/Rng/?sort=new', '/Register.HTML', '/.well-known/change-password'];
      for (const path of moved) {
        const expected = await placeOf(site.url + path);
        expect(expected[1], path).not.toBeNull();
        expect(await placeOf(nginx.url + path), path).toEqual(expected);
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
      await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
    } finally {
      await nginx.stop();
    }
  });
});
