import type { Page } from '@playwright/test';
import { axeVariants } from './axe-variants.ts';
import { accessibilityFaults, expect, goOffline, signIn, test, workerReady } from './fixtures.ts';
import { scrollToRegion } from './scroll-to-region.ts';

const covers = (page: Page) => page.getByRole('main').getByRole('article');
const address = (page: Page) => new URL(page.url()).searchParams;

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

test('scrolls, filters and restores a list of 5,000 slots', async ({ page, site }) => {
  await site.operate('POST', '/games', { slots: 5_000 });
  await page.goto('/rng');
  await expect(page.getByText('5,000 games')).toBeVisible();
  const lastPosition = async () =>
    Number(await page.locator('li[aria-posinset]').last().getAttribute('aria-posinset'));
  let most = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await lastPosition();
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
    // The answer may have come before: the list loads what is near the window.
    await expect.poll(lastPosition).toBeGreaterThan(before);
    most = Math.max(most, await covers(page).count());
  }
  // The virtual list renders few items, but from further down.
  const last = String(await lastPosition());
  expect(Number(last)).toBeGreaterThan(72);
  expect(most).toBeLessThanOrEqual(400);
  const top = () => page.evaluate(() => window.scrollY);
  const left = await top();
  expect(left).toBeGreaterThan(2_000);
  await page.reload();
  await expect.poll(top, { timeout: 15_000 }).toBe(left);
  await expect(page.locator(`li[aria-posinset="${last}"]`)).toBeAttached();

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /25 lines or more/ }).click();
  await sheet.getByRole('button', { name: 'By name' }).click();
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  const answer = page.waitForResponse((response) => response.url().includes('lamp'));
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lamp');
  await expect.poll(() => address(page).get('search')).toBe('lamp');
  // Until the answer arrives, the list shows matches among known games.
  await answer;
  await expect(covers(page).first()).toContainText(/lamp/i);
  const found = await page.getByText(/^\d+ games?$/).textContent();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('lamp');
  await expect(page.getByText(found ?? '')).toBeVisible();
  expect(Object.fromEntries(address(page))).toEqual({
    leastLines: '25',
    sort: 'name',
    search: 'lamp',
  });
  await page.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('button', { name: 'Hot', exact: true }).click();
  await expect.poll(() => address(page).get('show')).toBe('hot');
  await sheet.getByRole('button', { name: 'Show the games' }).click();
  await page.goBack();
  await expect(page.getByText(found ?? '')).toBeVisible();
  await site.operate('POST', '/games', { slots: 0 });
});

test('restores the scroll position after a game', async ({ page }) => {
  await signIn(page);
  await page.goto('/rng');
  await expect(covers(page).first()).toBeVisible();
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 350);
    await page.waitForTimeout(200);
  }
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1_500);
  await page.mouse.click(150, 380);
  await expect(page).toHaveURL(/\/seamless/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

test('follows every rule for starting a game', async ({ page, browser, site }) => {
  await page.goto('/');
  const tops = await scrollToRegion(page, 'Top games');
  await tops.getByRole('tab', { name: 'Fish', exact: true }).click();
  await tops.getByRole('button', { name: /Lambat Fishing See games/ }).click();
  const login = page.getByRole('dialog');
  await login.locator('input[name="username"]').fill('juan');
  await login.locator('input[name="password"]').fill('Parola2026');
  await login.locator('button[type="submit"]').click();
  // After signing in the requested list of the vendor opens, and from it a game.
  const list = page.getByRole('dialog', { name: 'Lambat Fishing' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await list.getByRole('article').first().getByRole('button').first().click();
  await expect(page.locator('iframe[title^="Game:"]')).toBeVisible();
  await page.goBack();

  await page.goto('/live?vendor=KUNDIMAN');
  await page
    .getByRole('button', { name: /Kundiman Baccarat/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Under maintenance' })).toBeVisible();

  await page.goto('/lottery');
  await expect(page.getByRole('heading', { name: 'Drawn numbers' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the lottery lobby' }).click();
  await expect(page.locator('iframe[title^="Game:"]')).toBeVisible();

  const other = await browser.newPage({ baseURL: site.url });
  await signIn(other, 'tino');
  await other.goto('/rng?dialog=vendorGames&card=RNG-HABAGAT');
  await other.getByRole('dialog').getByRole('article').first().getByRole('button').first().click();
  await expect(
    other.getByRole('dialog', { name: 'Please register an account first' }),
  ).toBeVisible();
  await other.close();
});

test('syncs favourites between tabs', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/rng');
    await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible();
  }
  const favouriteButton = (tab: Page) =>
    covers(tab)
      .nth(4)
      .getByRole('button', { name: /Favourite/ });
  await second.waitForLoadState('networkidle');
  const before = await favouriteButton(second).getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await favouriteButton(page).click();
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', after);
  await expect(favouriteButton(second)).toHaveAttribute('aria-pressed', after);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('searches the cached lobby', async ({ page }) => {
    await page.goto('/rng');
    await workerReady(page);
    await expect(covers(page).first()).toBeVisible();
    const name = (await covers(page).nth(2).getByRole('button').first().textContent()) ?? '';
    await goOffline(page);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search games' }).fill(name.slice(0, 6));
    await expect(covers(page).first()).toContainText(name.slice(0, 6));
  });
});

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

for (const { width, theme } of axeVariants) {
  test(`axe finds no violations in the ${theme} theme at ${width}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    for (const path of [
      '/rng',
      '/favourites',
      '/live',
      '/sports',
      '/lottery',
      '/pvp?dialog=vendorGames&card=PVP-BARAHA',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
}
