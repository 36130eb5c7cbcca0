import { scrollToRegion, region } from './scroll-to-region.ts';
import { desktop, phone, startWith } from './axe.ts';
import { accessibilityFaults, expect, test, visitLobby } from './fixtures.ts';
import { contentSettled, shiftOf, watchShifts } from './layout-shift.ts';

/** The sections that load by a call, from top to bottom. */
const sections = ['Hot games', 'Winners', 'Top games', 'What is new'];

test.afterEach(({ site }) => site.operate('PATCH', '/settings', { failNext: [], latencyMs: 0 }));

// Only a browser keeps data over a reload, shifts a layout, and loads pictures when they come near.
test.describe('the home page', () => {
  test('shows cached content with its age when no call succeeds', async ({ page, site }) => {
    await visitLobby(page);
    const paths = [
      '/wps/relay/MCSFE_getListAnnouncements',
      '/wps/relay/GCSGAME_gameVendor',
      '/wps/relay/GCSGAME_hotGamesV2',
      '/wps/relay/ODSFE2_getWinnerBoard',
    ];
    const failNext = paths.map((path) => ({
      path,
      status: 502,
      errorCode: 'system_busy',
      // The host asks too, for its document of the page, and failed parts ask again.
      times: 100,
    }));
    await site.operate('PATCH', '/settings', { failNext });
    await page.reload();
    for (const name of sections) {
      await expect((await scrollToRegion(page, name)).getByText(/^Saved /)).toBeVisible();
    }
  });

  test('does not shift with a slow gateway, nor while scrolling', async ({ page, site }) => {
    await watchShifts(page);
    await site.operate('PATCH', '/settings', { latencyMs: 400 });
    await page.goto('/');
    await expect(region(page, 'Hot games').getByRole('article').first()).toBeVisible();
    await scrollToRegion(page, 'What is new');
    await contentSettled(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

  test('gives every image a size and loads images below the fold on demand', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    const hot = region(page, 'Hot games');
    await expect(hot.getByRole('article').first()).toBeVisible();
    const nearFold = hot.locator('img').first();
    await expect.poll(() => nearFold.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    await contentSettled(page);
    expect(requested.filter((path) => /\/(people|services|vendors)\//.test(path))).toEqual([]);
    await scrollToRegion(page, 'What is new');
    const below = () => requested.filter((path) => /\/(people|services)\//.test(path)).length;
    await expect.poll(below).toBeGreaterThan(4);
    const unsized = await page
      .locator('img:not([width][height])')
      .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML));
    expect(unsized).toEqual([]);
  });
});

for (const look of [
  { size: phone, theme: 'dark', language: 'EN' },
  { size: desktop, theme: 'light', language: 'TY' },
] as const) {
  test(`axe finds no violations from top to bottom, ${look.size.width} px wide, ${look.theme}, ${look.language}`, async ({
    page,
  }) => {
    await startWith(page, look);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const title of [/^Live casino$/, /^(Top games|Mga nangungunang laro)$/]) {
      await scrollToRegion(page, title);
    }
    await scrollToRegion(page, /^(What is new|Ano ang bago)$/);
    await contentSettled(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^(See all|Tingnan lahat)$/ })
      .last()
      .click();
    await expect(page.getByRole('dialog').locator('details[open]')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
