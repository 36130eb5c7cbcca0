import type { Page } from '@playwright/test';
import { expect, goOffline, signIn, test, workerReady } from './fixtures.ts';

const covers = (page: Page) => page.getByRole('main').getByRole('article');

/** The position in its list of the tile in the middle of the screen. */
const middleTile = () =>
  document
    .elementFromPoint(innerWidth / 4, innerHeight / 2)
    ?.closest('li[aria-posinset]')
    ?.getAttribute('aria-posinset') ?? null;

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

// Only a browser lays out and scrolls a virtual list. Its filters and its search are tested in `slots.test.tsx`.
test('a list of 5,000 slots renders a part, and keeps its place over a reload and a game', async ({
  page,
  site,
}) => {
  await site.operate('POST', '/games', { slots: 5_000 });
  await signIn(page);
  await page.goto('/rng');
  await expect(page.getByText('5,000 games')).toBeVisible();
  const position = async () =>
    Number(await page.locator('li[aria-posinset]').last().getAttribute('aria-posinset'));
  const furtherPosition = async () => {
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
    return position();
  };
  // Two pages of the list, one after the other.
  await expect.poll(furtherPosition, { timeout: 60_000 }).toBeGreaterThan(144);
  // The virtual list renders few items, but from further down.
  expect(await covers(page).count()).toBeLessThanOrEqual(400);
  const top = () => page.evaluate(() => window.scrollY);
  const left = await top();
  expect(left).toBeGreaterThan(2_000);
  await page.reload();
  await expect.poll(top).toBe(left);

  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(() => page.evaluate(middleTile)).not.toBeNull();
  const tile = await page.evaluate(middleTile);
  await page.locator(`li[aria-posinset="${tile}"]`).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/seamless/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng/);
  await expect.poll(top).toBeGreaterThan(1_000);
});

// Only a browser has two tabs with one storage.
test('syncs favourites between tabs', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/rng');
    await expect(tab.getByRole('button', { name: /Your account$/ })).toBeVisible();
  }
  const favouriteButton = (tab: Page) =>
    covers(tab)
      .nth(4)
      .getByRole('button', { name: /Favourite/ });
  const before = await favouriteButton(second).getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await favouriteButton(page).click();
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', after);
  await expect(favouriteButton(second)).toHaveAttribute('aria-pressed', after);
});

// Only a browser has a service worker.
test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('searches the cached lobby', async ({ page }) => {
    await page.goto('/rng');
    await workerReady(page);
    await expect(covers(page).first()).toBeVisible();
    const name = (await covers(page).nth(2).locator('[class*="name"]').textContent()) ?? '';
    await goOffline(page);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search games' }).fill(name.slice(0, 6));
    await expect(covers(page).first()).toContainText(name.slice(0, 6));
  });
});

// Only a browser has a layout that can move.
for (const [width, language] of [
  [360, 'TY'],
  [360, 'TH'],
  [1440, 'CN'],
] as const) {
  test(`results of live tables come without moving a tile at ${width} px in ${language}`, async ({
    page,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/GCSGAME_tableResults/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
    await page.goto('/live');
    await expect(covers(page).nth(3)).toBeVisible();
    const places = () =>
      page.locator('article [class*="words"] > *').evaluateAll((all) =>
        all.slice(0, 12).map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return [Math.round(top), Math.round(height)];
        }),
      );
    // The latest win above comes at its own time.
    await expect(page.getByRole('main').locator('header data')).toBeVisible();
    const before = await places();
    release();
    const beads = covers(page).first().getByRole('img');
    await expect(beads).toBeVisible();
    expect(await places()).toEqual(before);
    const [tile, row] = [await covers(page).first().boundingBox(), await beads.boundingBox()];
    expect(row?.width).toBeLessThan(tile?.width ?? 0);
  });
}

// Only a browser has a layout that can move.
for (const width of [390, 1440]) {
  for (const path of ['/live', '/esports', '/elott']) {
    test(`the games at ${path} keep their place while it loads at ${width} px`, async ({
      page,
    }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((done) => (release = done));
      await page.route(/GCSGAME_(gameVendor|nextEvents)/, async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const grid = page.getByRole('main').locator('[class*="game-grid-grid"]');
      await expect(grid).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('main').getByText(/^\d+ games?$/)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await grid.boundingBox();
      release();
      await expect(page.getByRole('main').getByText(/providers? open now/)).toBeVisible();
      const events = page.getByRole('main').getByRole('region', { name: /^Next/ });
      if (path !== '/live') await expect(events).toBeVisible();
      await expect(covers(page).first()).toBeVisible();
      expect((await grid.boundingBox())?.y).toBe(before?.y);
    });
  }
}
