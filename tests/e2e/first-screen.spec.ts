import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#protocol/model/language.ts';
import { expect, signIn, test } from './fixtures.ts';
import { region } from './scroll-to-region.ts';

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (found === null) throw new Error('the element is not on the page');
  return { top: found.y, bottom: found.y + found.height, left: found.x };
}

/** Top of the tab bar of a phone, or the height of the screen without one. */
async function foot(page: Page): Promise<number> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  return (await bar.isVisible()) ? (await box(bar)).top : (page.viewportSize()?.height ?? 0);
}

// Only a browser has a fold: it lays out what is above it.
test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of ['EN', 'TY']) {
    test(`has two rows of covers with their names above the tab bar in ${language}`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
      await page.goto('/');
      const tiles = page.locator('section[aria-labelledby] article');
      await expect(tiles.nth(3)).toBeVisible();
      const end = await foot(page);
      const [first, second] = [await box(tiles.nth(0)), await box(tiles.nth(1))];
      expect(second.left).toBe(first.left);
      expect(second.top).toBeGreaterThanOrEqual(first.bottom);
      for (const tile of [tiles.nth(0), tiles.nth(1), tiles.nth(2), tiles.nth(3)]) {
        expect((await box(tile)).bottom).toBeLessThanOrEqual(end);
        await expect(tile.locator('b, [class*="name"]').first()).toBeVisible();
      }
    });
  }

  for (const language of ['EN', 'TY']) {
    test(`has a row of the member's own games and a row of hot games in ${language}`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
      await signIn(page);
      await page.goto('/');
      const rows = page
        .locator('main section[aria-labelledby]')
        .filter({ has: page.locator('article') });
      const [own, hot] = [rows.nth(0).locator('article'), rows.nth(1).locator('article')];
      await expect(own.nth(1)).toBeVisible();
      await expect(hot.nth(1)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href*="rewardCenter"]')).toBeVisible();
      const end = await foot(page);
      for (const tile of [own.nth(0), own.nth(1), hot.nth(0), hot.nth(2)]) {
        expect((await box(tile)).bottom).toBeLessThanOrEqual(end);
        await expect(tile.locator('[class*="name"]').first()).toBeVisible();
      }
      expect((await box(own.nth(0))).bottom).toBeLessThan((await box(hot.nth(0))).top);
    });
  }

  test('keeps the size of the banner when a member loads the page again', async ({ page }) => {
    await signIn(page);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const banner = page.getByRole('main').locator('section').first();
    await expect(banner).toBeVisible();
    const early = await box(banner);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await box(banner)).toEqual(early);
    expect(early.bottom - early.top).toBeLessThan(100);
  });

  test('keeps the banners, the notices and the categories above the games', async ({ page }) => {
    await page.goto('/');
    await expect(region(page, 'Hot games').getByRole('article').first()).toBeVisible();
    const parts = [
      region(page, 'Highlights'),
      region(page, 'Notices'),
      page.getByRole('navigation', { name: 'Kinds of games' }),
      region(page, 'Hot games'),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await box(part)).top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`lobbies at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('show the first row of tiles above the fold, and no name is cut', async ({ page }) => {
      for (const path of [
        '/live',
        '/rng?sort=name&vendor=TALA',
        '/sports',
        '/esports',
        '/fish',
        '/cockfight',
        '/pvp',
        '/elott',
        '/rng?slotClass=BG',
      ]) {
        await page.goto(path);
        const tiles = page.getByRole('main').getByRole('article');
        await expect(tiles.first(), path).toBeVisible();
        expect((await box(tiles.first())).bottom, path).toBeLessThanOrEqual(await foot(page));
        const chips = page.getByRole('group', { name: 'Chosen filters and providers' });
        const rows = await chips
          .getByRole('button')
          .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
        expect(rows, path).toBe(1);
        const cut = await tiles.evaluateAll(
          (all) =>
            all.flatMap((tile) =>
              [...tile.querySelectorAll('[class*="name"]')].filter(
                ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
              ),
            ).length,
        );
        expect(cut, path).toBe(0);
      }
    });
  });
}

test.describe('a phone with a large font', () => {
  for (const size of [16, 24, 32]) {
    test(`has room for header and tab bar at ${size} px in each language`, async ({
      page,
      context,
    }) => {
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.goto('/');
      for (const language of languageCodes) {
        await page.evaluate((code) => localStorage.setItem('hisLang', code), language);
        for (const width of [360, 390]) {
          await page.setViewportSize({ width, height: 780 });
          await page.reload();
          await expect(page.getByRole('contentinfo')).toBeAttached();
          const ends = await page
            .locator('header > div:first-child :is(a, button):visible, main ~ nav a')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
          expect(Math.max(...ends), `${language} ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
  }
});

test('a guest can try a game with play money before anything else', async ({ page }) => {
  await page.goto('/rng?vendor=HABAGAT');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  const play = login.getByRole('button', { name: 'Try it with play money' });
  await expect(play).toBeFocused();
  const name = login.getByRole('textbox', { name: 'Username or mobile number' });
  expect((await box(play)).bottom).toBeLessThan((await box(name)).top);
});

test('the search opens by its keys and finds a game, which starts', async ({ page }) => {
  await signIn(page);
  await page.goto('/help');
  // The footer comes with the program, the heading before it.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (const key of ['/', 'Control+k']) {
    const search = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.press(key);
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('carabao gold');
  await search.getByRole('button', { name: /^Carabao Gold/ }).click();
  await expect(page.locator('iframe[title^="Game:"]')).toBeVisible();
  const game = page.frameLocator('iframe[title^="Game:"]');
  await game.getByRole('button').first().focus();
  await page.keyboard.press('/');
  expect(new URL(page.url()).searchParams.has('dialog')).toBe(false);
  await page.goto('/help');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('/');
  await expect(search).toBeVisible();
  await expect(search.getByRole('button', { name: 'carabao gold' })).toBeVisible();
});

test('a key pressed before the late parts and the search are loaded opens it when they come', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const late = /\/assets\/(app-notifications|search-dialog|dialog-outlet)/;
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/fair');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/dialog=search/);
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeHidden();
  release();
  await expect(search.getByRole('searchbox')).toBeFocused();
});
