import { scrollToRegion, region } from './scroll-to-region.ts';
import { desktop, phone, startWith } from './axe.ts';
import { accessibilityFaults, expect, test, visitLobby, workerReady } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test.afterEach(({ site }) => site.operate('PATCH', '/settings', { failNext: [], latencyMs: 0 }));

test.describe('the home page', () => {
  const calls = [
    ['/wps/relay/MCSFE_getListAnnouncements', 'What is new'],
    ['/wps/relay/GCSGAME_gameVendor', 'Top games'],
    ['/wps/relay/GCSGAME_hotGamesV2', 'Hot games'],
    ['/wps/relay/ODSFE2_getWinnerBoard', 'Winners'],
  ] as const;

  for (const [path, name] of calls) {
    test(`works without ${path} and retries it`, async ({ page, site }) => {
      const failNext = [{ path, status: 500, errorCode: 'system_busy', times: 1 }];
      await site.operate('PATCH', '/settings', { failNext });
      await page.goto('/');
      for (const [, other] of calls.toSorted((a, b) => order(a[1]) - order(b[1]))) {
        const target = await scrollToRegion(page, other);
        const alert = target.getByRole('alert');
        await expect(alert).toHaveCount(other === name ? 1 : 0);
      }
      await region(page, name).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    });
  }

  const order = (name: string) =>
    ['Hot games', 'Winners', 'Top games', 'What is new'].indexOf(name);

  test('shows cached content with its age when no call succeeds', async ({ page, site }) => {
    await page.goto('/');
    await workerReady(page);
    await visitLobby(page);
    const failNext = calls.map(([path]) => ({
      path,
      status: 502,
      errorCode: 'system_busy',
      times: 3,
    }));
    await site.operate('PATCH', '/settings', { failNext });
    await page.reload();
    for (const name of ['Hot games', 'Winners', 'Top games', 'What is new']) {
      await expect((await scrollToRegion(page, name)).getByText(/^Kept /)).toBeVisible();
    }
  });

  test('does not shift with a slow gateway, nor while scrolling', async ({ page, site }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // TypeScript has no type for the entries of layout shifts (wicg.github.io/layout-instability).
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shift += value;
        }
        document.documentElement.dataset['shift'] = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.operate('PATCH', '/settings', { latencyMs: 400 });
    await page.goto('/');
    await expect(region(page, 'Hot games').getByRole('article').first()).toBeVisible();
    await scrollToRegion(page, 'What is new');
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
    expect(Number(shift)).toBeLessThan(0.01);
  });

  test('gives every image a size and loads images below the fold on demand', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(region(page, 'Hot games').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => /\/(people|services|vendors)\//.test(path))).toEqual([]);
    await scrollToRegion(page, 'What is new');
    expect(requested.filter((path) => /\/(people|services)\//.test(path)).length).toBeGreaterThan(
      4,
    );
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
    await page.waitForTimeout(2_500);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^(See all|Tingnan lahat)$/ })
      .last()
      .click();
    await expect(page.getByRole('dialog').locator('details[open]')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
