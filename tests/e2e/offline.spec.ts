import type { Page } from '@playwright/test';
import { appPaths } from '#protocol/paths.ts';
import { filledPaths } from '#protocol/prerendered-paths.ts';
import {
  expect,
  goOffline,
  goOnline,
  signIn,
  test,
  visitLobby,
  workerInstalled,
  workerReady,
} from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** A slow 2G network, in bytes per second and milliseconds. */
const secondGeneration = {
  offline: false,
  latency: 4_000,
  downloadThroughput: 30_000,
  uploadThroughput: 15_000,
};

const gatewayCalls = /\/(?:wps|lgw|lotto)\//;

const isKept = (page: Page, path: string) =>
  page.evaluate(async (at) => !!(await caches.match(at)), path);

/** Visits a page until the worker keeps it. The host sends it without its content rather than wait for longer than 50 ms. */
async function keepDocument(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect.poll(() => isKept(page, path), { timeout: 8_000 }).toBe(true);
  }).toPass();
}

// Only a browser has a worker, its caches and a network that fails.
test.describe('offline', () => {
  test('opens every page with the kept lobby after one visit, with the offline bar and the age', async ({
    page,
  }) => {
    await visitLobby(page);
    await workerReady(page);
    await goOffline(page);
    for (const path of appPaths) {
      await page.goto(path);
      await expect(page.getByText('You see what was kept on this device.'), path).toBeVisible();
      await expect(page.getByText(/kept/i).first(), path).toBeVisible();
    }
    await expect(page.getByText('We are currently performing a system maintenance.')).toHaveCount(
      0,
    );
    await page.goto('/');
    const hot = page.getByRole('region', { name: 'Hot games' });
    await expect(hot.getByRole('article').first()).toBeVisible();
    await expect(hot.getByText(/^Saved /)).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('You see what was kept on this device.')).toBeHidden();
  });

  test('the next visit of a guest begins with the content of the last one', async ({ page }) => {
    await visitLobby(page);
    await workerReady(page);
    await keepDocument(page, '/');
    await goOffline(page);
    // Without its program the page shows what the worker has sent.
    const programs = /\/assets\/.*\.js$/;
    await page.route(programs, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#page-data[data-at]')).toBeAttached();
    await expect(
      page.getByRole('region', { name: 'Hot games' }).getByRole('article'),
    ).not.toHaveCount(0);
    await page.unroute(programs);
    await goOnline(page);
    await signIn(page);
    await page.goto('/member');
    await expect.poll(() => isKept(page, '/')).toBe(false);
  });

  test('what a guest types into a kept page stays when the program takes the page over', async ({
    page,
  }) => {
    await visitLobby(page);
    await workerReady(page);
    for (const path of filledPaths) await keepDocument(page, path);
    await goOffline(page);
    for (const path of filledPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.locator('#app h1').first();
      await heading.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
      if (path === '/rng') await page.getByRole('searchbox', { name: 'Search games' }).fill('pi');
      await expect(page.getByText('You see what was kept on this device.'), path).toBeVisible();
      await expect(page.locator('h1[data-rendered="ahead"]'), path).toHaveCount(1);
      if (path !== '/rng') continue;
      await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('pi');
    }
  });

  test('starts with a captive portal or a network without answers', async ({ page }) => {
    await visitLobby(page);
    await workerInstalled(page);
    const portal = { status: 200, contentType: 'text/html', body: '<h1>Log in to the café</h1>' };
    await page.route(gatewayCalls, (route) => route.fulfill(portal));
    await page.goto('/rng');
    await expect(page.getByText(/You see what was kept on this device\./)).toBeVisible();
    await expect(page.getByText('café')).toHaveCount(0);

    await page.unroute(gatewayCalls);
    await page.route(gatewayCalls, () => {
      // The request never gets an answer.
    });
    await page.goto('/');
    // The kept games come first. The bar reports the network when the requests are given up.
    const bar = page.getByText(/You see what was kept on this device\./);
    const games = page.getByRole('article').first();
    await expect(games.or(bar).first()).toBeVisible();
    expect(await bar.isVisible()).toBe(false);
    await expect(bar).toBeVisible();
    await expect(games).toBeVisible();
  });

  test('a page says why it is empty on a device that has kept nothing', async ({ page }) => {
    await page.route(gatewayCalls, (route) => route.abort());
    // A page without a query would come with its content.
    await page.goto('/help?topic=money.deposit');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  });

  test('shows the maintenance page for addresses outside the app', async ({ page }) => {
    await page.goto('/');
    await workerInstalled(page);
    await goOffline(page);
    await page.goto('/merchant-file.pdf');
    await expect(page.getByText('We are currently performing a system maintenance.')).toBeVisible();
  });

  test('sends a favourite when the network returns', async ({ page }) => {
    await signIn(page);
    await page.goto('/rng');
    await workerReady(page);
    const favouriteButton = page
      .getByRole('article')
      .nth(7)
      .getByRole('button', { name: /Favourite/ });
    await expect(favouriteButton).toBeVisible();
    const before = await favouriteButton.getAttribute('aria-pressed');
    const after = before === 'true' ? 'false' : 'true';
    await goOffline(page);
    await favouriteButton.click();
    await expect(favouriteButton).toHaveAttribute('aria-pressed', after);
    const sent = page.waitForResponse((answer) => answer.url().includes('FavGame'));
    await goOnline(page);
    expect((await sent).status()).toBe(200);
    await page.reload();
    await expect(
      page
        .getByRole('article')
        .nth(7)
        .getByRole('button', { name: /Favourite/ }),
    ).toHaveAttribute('aria-pressed', after);
  });

  test('shows in a form that it needs a connection, and keeps the input', async ({ page }) => {
    await visitLobby(page);
    await workerReady(page);
    await goOffline(page);
    await page.goto('/register');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('this needs a connection')).toBeVisible();
    await dialog.getByLabel('Username or mobile number').fill('juan');
    await dialog.getByLabel('Password', { exact: true }).fill('Parola2026');
    await goOnline(page);
    await expect(dialog.getByText('this needs a connection')).toBeHidden();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('starts from the cache on a slow network and refreshes by itself', async ({ page, site }) => {
  await visitLobby(page);
  await workerReady(page);
  const title = 'Slow boats come in too';
  await site.operate('POST', '/announcements', { type: 'PL', title, content: 'They do.' });
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', secondGeneration);
  const startedAt = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const shownAfter = Date.now() - startedAt;
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  await expect(page.getByText(title).first()).toBeAttached({ timeout: 30_000 });
  await expect(page.getByText(/^Saved /)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/offline|cannot be reached|could not be loaded/)).toHaveCount(0);
  expect(shownAfter).toBeLessThan(4_000);
  await site.operate('POST', '/reset', {});
});

// Only a browser installs a worker.
test('a worker is installed without the files that a filter blocks, and the home page opens offline', async ({
  context,
  page,
}) => {
  let blocked = 0;
  await context.route(/\/(sponsors\/|assets\/sponsor-(panel|sheet)[^/]*\.js)/, (route) => {
    if (route.request().serviceWorker() === null) return route.continue();
    blocked += 1;
    return route.abort();
  });
  await page.goto('/');
  await workerInstalled(page);
  expect(blocked).toBeGreaterThan(3);
  await goOffline(page);
  await page.goto('/');
  await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
});

test.describe('the pages that are not cached at installation', () => {
  /** Addresses of the files that were cached after the installation. */
  const cachedLater = (page: Page) =>
    page.evaluate(async () =>
      (await (await caches.open('later')).keys()).map(({ url }) => new URL(url).pathname),
    );
  const ofHelp = expect.stringMatching(/^\/assets\/help-[\w-]+\.js$/);
  const ofRegistration = expect.stringMatching(/^\/assets\/register-[\w-]+\.js$/);

  test('are cached when the browser is idle', async ({ page }) => {
    await page.goto('/');
    await workerInstalled(page);
    await expect
      .poll(() => cachedLater(page), { timeout: 30_000 })
      .toEqual(expect.arrayContaining([ofHelp, ofRegistration]));
    // The worker answers when the rest is cached, too.
    await workerReady(page);
    await goOffline(page);
    await page.goto('/register');
    await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
  });

  /** Notes what the page sends the worker. */
  const noteMessages = () => {
    const messages: unknown[] = [];
    Object.assign(window, { messagesToWorker: messages });
    ServiceWorker.prototype.postMessage = new Proxy(ServiceWorker.prototype.postMessage, {
      apply(post, worker, said) {
        messages.push(said[0]);
        Reflect.apply(post, worker, said);
      },
    });
  };

  const waysToSave = {
    'Save-Data': () =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    'the setting': () => localStorage.setItem('savesData', 'true'),
  };
  for (const [name, save] of Object.entries(waysToSave)) {
    test(`are cached with ${name} when one of them is opened`, async ({ page }) => {
      await page.addInitScript(save);
      await page.addInitScript(noteMessages);
      await page.clock.install();
      await page.goto('/');
      await workerInstalled(page);
      // Longer than the timeout of `keepPagesWhenIdle`.
      await page.clock.fastForward(6_000);
      expect(await page.evaluate(() => Reflect.get(window, 'messagesToWorker'))).toEqual([]);
      expect(await cachedLater(page)).toEqual([]);
      await page.goto('/register');
      await expect
        .poll(() => cachedLater(page), { timeout: 30_000 })
        .toEqual(expect.arrayContaining([ofHelp, ofRegistration]));
    });
  }
});
