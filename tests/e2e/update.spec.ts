import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openReleases } from './open-releases.ts';
import { expect, test as base, workerReady } from './fixtures.ts';

const test = base.extend<{ releases: Awaited<ReturnType<typeof openReleases>> }>({
  releases: async ({ site }, use) => {
    const releases = await openReleases(site.url);
    await use(releases);
    await releases.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

function release(page: Page): Promise<string | null> {
  return page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? null)
    .catch(() => null);
}

function lookForNewer(page: Page): Promise<void> {
  return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

test('newer releases wait until the player takes one, also back to an older', async ({
  page,
  releases,
}) => {
  const take = page.getByRole('button', { name: 'Take it now' });
  await page.goto(releases.url);
  await workerReady(page);
  await expect(page.getByText(/version \d+\.\d+\.\d+ \(\w+\)/)).toBeAttached();

  releases.release('second');
  await page.goto(`${releases.url}/rng`);
  await lookForNewer(page);
  await expect(take).toBeVisible();
  await page.reload();
  await expect(take).toBeVisible();
  expect(await release(page)).toBe('first');

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog').locator('input[name="username"]').fill('juan');
  await expect(take).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(take).toBeVisible();

  for (const next of ['third', 'second', 'third']) {
    releases.release(next);
    await lookForNewer(page);
    await expect(take).toBeVisible();
    await expect(async () => {
      await take.click({ timeout: 1_000 }).catch(() => null);
      expect(await release(page)).toBe(next);
    }).toPass();
    await expect(take).toBeHidden();
  }
});

test('a build with the kill switch removes every worker and what it kept', async ({
  page,
  releases,
}) => {
  await page.goto(releases.url);
  await workerReady(page);
  releases.releaseWorker(readFileSync('sw/kill-switch.js', 'utf8'));
  await lookForNewer(page);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a part that a release took away is looked for once more, and not for ever', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/help');
  await page.route(/assets\/download-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(loads).toBe(2);
  await context.close();
});
