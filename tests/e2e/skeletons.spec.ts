import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { contentSettled, shiftOf, watchShifts } from './layout-shift.ts';

test.afterEach(({ site }) => site.operate('PATCH', '/settings', { latencyMs: 0 }));

const firstGame = (page: Page) => page.getByRole('main').getByRole('article').first();

/** Pages, each with a mark of its content. */
const pages: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/rng', firstGame],
  ['/live', firstGame],
  ['/fish', firstGame],
  ['/help', (page) => page.getByRole('main').getByRole('link', { name: 'Opening an account' })],
  ['/help?topic=money.deposit', (page) => page.getByRole('main').getByRole('article')],
  ['/login', (page) => page.getByRole('tab', { name: 'SMS code' })],
  ['/register', (page) => page.getByRole('button', { name: /^(Create account|Continue)$/ })],
];

for (const width of [390, 1440]) {
  // Only a browser has a layout that can shift.
  test(`placeholders have the size of their content at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await site.operate('PATCH', '/settings', { latencyMs: 700 });
    for (const [path, content] of pages) {
      await page.goto(path);
      await expect(content(page).first(), path).toBeVisible();
      await contentSettled(page);
      expect(await shiftOf(page), path).toBeLessThan(0.05);
    }
  });
}

// Only a browser has a layout. A placeholder with a height and the shape of its content can be wider than the screen.
test('placeholders of the home page are no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/(?:wps|lgw)\//, () => undefined);
  // A document with a query comes without content.
  await page.goto('/?from=chat', { waitUntil: 'commit' });
  for (const name of ['showcase', 'topGames']) {
    const section = page.locator(`[data-section="${name}"]`);
    // The program replaces a section whose part has arrived.
    await expect(async () => {
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('[data-shape="wide"]').first()).toBeAttached({ timeout: 1_000 });
    }).toPass();
  }
  const [whole, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(whole).toBe(shown);
});
