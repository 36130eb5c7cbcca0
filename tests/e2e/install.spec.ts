import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { isAppPath } from '#protocol/paths.ts';
import { chromiumPath } from '../support/chromium.mjs';
import { accessibilityFaults, expect, signIn, test, workerReady } from './fixtures.ts';

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

/** The part of a manifest that these tests check. */
interface Manifest {
  readonly icons: readonly ManifestImage[];
  readonly screenshots: readonly ManifestImage[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly ManifestImage[] }[];
}

/** The real sizes of images. */
const sizesOf = (pictures: readonly ManifestImage[]) =>
  Promise.all(
    pictures.map(async ({ src }) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
      return `${width}x${height}`;
    }),
  );

test.use({ serviceWorkers: 'allow' });

// Only a browser has a manifest, a prompt to install, and a user agent.
test('the app is installable, with a valid manifest', async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), 'parola-profile-'));
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(site.url);
    await workerReady(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: Manifest = JSON.parse(data ?? '');
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
    expect(manifest.shortcuts.map(({ url }) => url.replace(/\?.*/, '')).filter(isAppPath)).toEqual([
      '/rng',
      '/live',
      '/promotions',
      '/member',
    ]);
    const { icons, screenshots, shortcuts } = manifest;
    const images = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    const sizedImages = images.filter(({ sizes }) => sizes !== 'any');
    expect(await page.evaluate(sizesOf, sizedImages)).toEqual(
      sizedImages.map(({ sizes }) => sizes),
    );
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the home page has its heading in the HTML and keeps the element at hydration', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<[^>]+ style="/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-before', '');
    });
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('h1[data-before]')).toBeVisible();
});

test('sends a strict security policy with every page', async ({ request }) => {
  for (const path of ['/', '/rng', '/maintenance.html', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test('answers 404 for a missing asset', async ({ request }) => {
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
});

const sendInstallPrompt = () => {
  const promptEvent = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    async prompt() {
      setTimeout(() => dispatchEvent(new Event('appinstalled')));
      return { outcome: 'accepted' };
    },
  });
  dispatchEvent(promptEvent);
  return promptEvent.defaultPrevented;
};

test('offers the app after first use and installs it', async ({ page }) => {
  await signIn(page);
  await page.goto('/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(sendInstallPrompt)).toBe(true);
  const offer = page.getByText('Keep Parola on your home screen?');
  await expect(offer).toBeHidden();
  const notFavourite = { name: /Favourite/, pressed: false };
  // The favourites of the member have come.
  const favourites = page.getByRole('article').getByRole('button', { pressed: true });
  await expect(favourites.first()).toBeVisible();
  // A moment before the program of the offer has come does not count.
  await expect(async () => {
    await page.getByRole('article').getByRole('button', notFavourite).nth(9).click();
    await expect(offer).toBeInViewport({ ratio: 1, timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByText('Thank you. Parola is on your home screen now.')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(sendInstallPrompt);
  await page.getByRole('article').getByRole('button', notFavourite).first().click();
  await expect(
    page
      .getByRole('article')
      .getByRole('button', { name: /Favourite/, pressed: true })
      .first(),
  ).toBeVisible();
  await expect(offer).toBeHidden();
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test('shows the installation steps of the current browser', async ({ browser, site }) => {
  async function openDownload(userAgent: string | undefined) {
    const device = userAgent
      ? { userAgent, screen: { width: 390, height: 844 }, deviceScaleFactor: 3 }
      : { viewport: { width: 1280, height: 800 } };
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await page.goto(`${site.url}/download`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    return page;
  }
  const safari = await openDownload(`${phone} Version/18.5 Mobile/15E148 Safari/604.1`);
  await expect(safari.getByRole('tab', { name: 'iPhone' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(safari.getByText('Press the share button, the square')).toBeVisible();
  await expect(safari.locator('meta[name="apple-mobile-web-app-capable"]')).toBeAttached();
  const start = safari.locator('link[rel="apple-touch-startup-image"]');
  await expect(start).toHaveCount(2);
  expect((await safari.request.get((await start.first().getAttribute('href')) ?? '')).ok()).toBe(
    true,
  );
  await safari.getByRole('tab', { name: 'iPhone' }).press('ArrowLeft');
  await expect(safari.getByRole('tab', { name: 'Computer' })).toBeFocused();
  expect(await accessibilityFaults(safari)).toEqual([]);

  const facebook = await openDownload(`${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`);
  await expect(facebook.getByText('First, open this page in your browser')).toBeVisible();

  const desktop = await openDownload(undefined);
  await expect(desktop.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(0);
  await expect(desktop.getByRole('img', { name: `${site.url}/download` })).toBeVisible();
  expect(await desktop.evaluate(sendInstallPrompt)).toBe(true);
  await desktop.getByRole('button', { name: 'Install Parola' }).click();
  await expect(desktop.getByText('Parola is on this device already.')).toBeVisible();
  for (const page of [safari, facebook, desktop]) await page.context().close();
});
