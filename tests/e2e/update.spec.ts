import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { heldPath, openReleases } from './open-releases.ts';
import { expect, test as base, workerReady } from './fixtures.ts';

const test = base.extend<{ releases: Awaited<ReturnType<typeof openReleases>> }>({
  releases: async ({ site }, use) => {
    const releases = await openReleases(site.url);
    await use(releases);
    await releases.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The release of the page, and the states of the workers. Null while the page is reloaded. */
function shownRelease(page: Page) {
  return page
    .evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistration();
      return {
        release: document.querySelector<HTMLMetaElement>('meta[name=release]')?.content,
        active: workers?.active?.state,
        waiting: workers?.waiting?.state,
        installing: workers?.installing?.state,
      };
    })
    .catch(() => null);
}

/** Has the browser look for a newer release, and waits until it is installed. */
function checkForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update();
    while (installing?.state === 'installing')
      await new Promise((resolve) =>
        installing.addEventListener('statechange', resolve, { once: true }),
      );
  });
}

/** Gives the active worker work that ends only when the answer to `heldPath` comes. */
async function occupyWorker(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().endsWith(heldPath));
  await page.evaluate((path) => void (new Image().src = path), heldPath);
  await asked;
}

// Only a browser installs a worker and replaces it.
test('installs another release only when the player accepts it, also an older one', async ({
  page,
  releases,
}) => {
  const updateButton = page.getByRole('button', { name: 'Take it now' });
  await page.goto(releases.url);
  await workerReady(page);
  await expect(page.getByText(/version \d+\.\d+\.\d+ \(\w+\)/)).toBeAttached();

  releases.release('second');
  await page.goto(`${releases.url}/rng`);
  await checkForUpdate(page);
  await expect(updateButton).toBeVisible();
  await page.reload();
  await expect(updateButton).toBeVisible();
  expect(await shownRelease(page)).toMatchObject({ release: 'first' });

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog').locator('input[name="username"]').fill('juan');
  await expect(updateButton).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(updateButton).toBeVisible();

  for (const next of ['third', 'second', 'third']) {
    releases.release(next);
    await checkForUpdate(page);
    await expect(updateButton).toBeVisible();
    await updateButton.click();
    // A browser activates a worker only when the one before has ended its work.
    await expect
      .poll(() => shownRelease(page), { timeout: 60_000 })
      .toMatchObject({ release: next });
    await expect(updateButton).toBeHidden();
  }
});

test('installs the newest release when it replaces the one that the player has accepted', async ({
  page,
  releases,
}) => {
  await page.goto(`${releases.url}/rng`);
  await workerReady(page);
  const letGo = releases.hold();
  await occupyWorker(page);
  releases.release('second');
  await checkForUpdate(page);
  await page.getByRole('button', { name: 'Take it now' }).click();
  releases.release('third');
  await checkForUpdate(page);
  letGo();
  await expect.poll(() => shownRelease(page)).toMatchObject({ release: 'third' });
});

test('removes all workers and caches with the kill switch', async ({ page, releases }) => {
  await page.goto(releases.url);
  await workerReady(page);
  releases.releaseWorker(readFileSync('sw/kill-switch.js', 'utf8'));
  await checkForUpdate(page);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  // The new worker starts after the old one has finished its work, such as caching pages.
  await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('reloads once when a chunk is missing, then shows an error', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/help');
  await page.route(/assets\/download-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await context.close();
});
