import type { Page } from '@playwright/test';
import { languageCodes } from '#protocol/model/language.ts';
import { filledPaths, prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { expect, test } from './fixtures.ts';
import { contentSettled, shiftOf, watchShifts } from './layout-shift.ts';

/** Links that search engines cannot follow, and pictures that are drawn in another shape than their own. */
function faultsOfMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dead = [...document.querySelectorAll('a:not([href])')];
    const distorted = [...document.images].filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const isFilled = getComputedStyle(image).objectFit === 'fill';
      const isDrawn = isFilled && image.naturalHeight > 0 && height > 0;
      return isDrawn && Math.abs(width - (height * image.naturalWidth) / image.naturalHeight) > 2;
    });
    return [...dead, ...distorted].map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

// Only a browser hydrates the HTML of the build. A fault of hydration is an error on the console, which fails a test.
for (const [width, theme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`pages rendered ahead are kept by the program at ${width} px in the ${theme} theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of prerenderedPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.locator('#app[data-page] h1');
      await heading.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
      // The footer comes with the program.
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('h1[data-rendered="ahead"]'), path).toHaveCount(1);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      expect(await faultsOfMarkup(page), path).toEqual([]);
    }
  });
}

// Only a browser paints.
for (const path of ['/', '/download'])
  test(`${path} is painted before its program and its display font are asked for`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-late-face');
    await page.evaluate(() => document.fonts.load('700 1rem "Bricolage Grotesque"'));
    const { painted, asked } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const program = files.filter(({ name }) => /\.woff2$|\/assets\/.*\.js$/.test(name));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        asked: program.map(({ startTime }) => startTime),
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(5);
    // A page waits at most a second for its paint.
    expect(Math.min(...asked)).toBeGreaterThan(Math.min(painted, 1_000));
  });

// Only a browser runs the script that hides the English HTML. It is the same in all pages; each language opens two of them.
for (const [nth, language] of languageCodes.filter((code) => code !== 'EN').entries()) {
  test(`pages rendered ahead show no English in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    for (const path of ['/', prerenderedPaths[nth + 1] ?? '/rng']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('html'), path).not.toHaveAttribute('lang', 'en');
    }
  });
}

/** Opens a page when the host has its content: a page waits for its data no longer than 50 ms. */
async function openFilled(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#page-data')).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

// Only a browser without JavaScript shows what a page has before its program.
test('public pages can be read and walked without the program', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await openFilled(page, `${site.url}/help`);
  await expect(page.getByRole('link', { name: 'Depositing', exact: true })).toBeVisible();
  await openFilled(page, `${site.url}/promotions`);
  await expect(page.getByRole('link', { name: 'First deposit, twice the light' })).toBeVisible();
  await openFilled(page, `${site.url}/download`);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0);
  await openFilled(page, `${site.url}/`);
  const hot = page.getByRole('region', { name: 'Hot games' });
  await expect(hot.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('The lamp is lit: welcome to Parola').first()).toBeVisible();
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/rng`);
  await openFilled(page, `${site.url}/rng`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  await expect(page.getByText(/^\d+ games$/)).toBeVisible();
  await context.close();
});

// Only a browser hydrates. A fault of hydration is an error on the console, which fails a test.
for (const language of languageCodes.filter((code) => code !== 'EN')) {
  test(`documents come in ${language} and are kept by the program`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    // The first page writes the cookie.
    await page.goto('/settings');
    for (const path of filledPaths) {
      await openFilled(page, path);
      await expect(page.locator('html'), path).toHaveAttribute('data-language', language);
      const heading = page.locator('#app h1').first();
      await heading.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('h1[data-rendered="ahead"]'), path).toHaveCount(1);
    }
  });
}

// Only a browser hydrates a document and counts its calls.
for (const [path, item] of [
  ['/', 'article'],
  ['/rng', 'article'],
  ['/live', 'article'],
  ['/promotions', 'article'],
  ['/help', 'section li'],
  ['/download', 'h2'],
] as const) {
  test(`the content of ${path} is kept by the program, which asks for none of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await openFilled(page, path);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const first = page.getByRole('main').locator(item).first();
    await first.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
    // The footer comes with the program.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('[data-rendered="ahead"]')).toHaveCount(1);
    await contentSettled(page);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(
      asked.filter((address) => /wps.*(hotGames|gameList|gameVendor|Announce|help)/i.test(address)),
    ).toEqual([]);
  });
}

// Only a browser hydrates. A fault of hydration is an error on the console, which fails a test.
test.describe('far from the market', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a document is kept on a device with settings of its own', async ({ page }) => {
    await page.addInitScript(() => {
      const chosen = { savesData: 'true', lessMotion: 'true', gameSounds: 'true', theme: 'light' };
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    });
    for (const path of ['/', '/rng', '/promotions']) {
      await openFilled(page, path);
      const tile = page.getByRole('main').getByRole('article').first();
      await tile.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('article[data-rendered="ahead"]'), path).toHaveCount(1);
    }
  });
});

// Only a browser scrolls.
test('a document that is read before the program stays where it is', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openFilled(page, '/rng');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  release();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('#app[data-hydrates]')).toHaveCount(0);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

// The built pages, as the host sends them.
test('each page rendered ahead has the marks that search engines read', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of prerenderedPaths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/^<!doctype html>/i);
    expect(html, path).toMatch(/<html lang="en/);
    expect(html, path).toMatch(/<meta charset="utf-8"/);
    expect(html, path).toMatch(/<meta\s+name="description"\s+content="[^"]{50,}"/);
    expect(html, path).toMatch(/<title>[^<]+ – Parola<\/title>/);
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]+"/);
    titles.add(/<title>[^<]+/.exec(html)?.[0] ?? '');
    expect(html, path).not.toMatch(/<meta\s+name="robots"/);
  }
  expect(titles.size).toBe(prerenderedPaths.length);
});
