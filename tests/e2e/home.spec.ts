import type { Page } from '@playwright/test';
import { region } from './scroll-to-region.ts';
import { expect, signIn, test } from './fixtures.ts';
import { height, left } from './measures.ts';

// Only a browser lays out the page, paints it, and loads its parts at their time. What moves is in `home-motion.spec.ts`.
test.describe('banners', () => {
  test('are 600 px high on a desktop and proportional on phones', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect(await height(region(page, 'Highlights'))).toBe(600);
    const ratios = [];
    for (const phone of [340, 390, 420]) {
      await page.setViewportSize({ width: phone, height: 800 });
      ratios.push((await height(region(page, 'Highlights'))) / phone);
    }
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(0.01);
  });

  test('are 600 px high for a member on a desktop too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    await page.goto('/');
    await expect(page.locator('[data-member]')).toBeAttached();
    await expect.poll(() => height(region(page, 'Highlights'))).toBe(600);
  });

  test('start with a picture in the HTML, which is the largest contentful paint', async ({
    page,
    request,
  }) => {
    const markup = await (await request.get('/')).text();
    expect(markup).toContain('Come in, the light is on');
    expect(markup).toMatch(/<img[^>]+src="\/opening.svg"/);
    await page.goto('/');
    const largest = () =>
      page.evaluate(
        () =>
          new Promise((resolve) =>
            new PerformanceObserver((list) => {
              const entry = list.getEntries().at(-1);
              resolve(entry && 'url' in entry ? entry.url : null);
            }).observe({ type: 'largest-contentful-paint', buffered: true }),
          ),
      );
    // A text may be painted before the picture has arrived.
    await expect.poll(largest).toMatch(/\/opening\.svg$/);
  });

  test('keep a press that comes before their code, and open their link', async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/load-carousel-[^/]*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const mark = region(page, 'Highlights').getByRole('button', { name: 'Show picture 3 of 6' });
    await mark.click();
    release();
    await expect(mark).toHaveAttribute('aria-current', 'true');
    const links = [
      ['Your first deposit, twice the light', '/promotions/detail?id=300'],
      ['Fiesta on every reel', '/rng'],
      ['New to the islands? Read the guide', 'https://example.com/parola-guide'],
    ] as const;
    for (const [name, address] of links) {
      const link = page.locator('a', { hasText: name });
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(page.locator('a', { hasText: 'New to the islands' })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    await page.getByRole('link', { name: 'Fiesta on every reel' }).click();
    await expect(page).toHaveURL(/\/rng/);
  });
});

test.describe('hot games', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Expects the focused card whole inside the part of its row that is in view. */
  const expectWhole = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const card = document.activeElement;
          const row = card?.closest('[data-carousel]')?.getBoundingClientRect();
          const { left, right } = card?.getBoundingClientRect() ?? { left: -1, right: -1 };
          if (row === undefined) return 'outside of the row';
          const isWhole =
            left >= Math.max(row.left, 0) && right <= Math.min(row.right, innerWidth) + 0.5;
          return isWhole ? 'whole' : `from ${left} to ${right}`;
        }),
      )
      .toBe('whole');

  test('are whole on keyboard focus, before the carousel and in it', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/swiper-carousel/, async (route) => {
      await released;
      await route.continue();
    });
    // The first key asks for it, or ten seconds, whatever comes first on a slow machine.
    const asked = page.waitForRequest(/swiper-carousel/, { timeout: 60_000 });
    await page.goto('/');
    const hot = region(page, 'Hot games');
    await expect(hot.locator('[data-carousel] [data-rows="1"]')).not.toHaveCount(0);
    await hot.getByRole('button', { name: 'Hot games after' }).focus();
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Tab');
      await asked;
      await expectWhole(page);
    }
    release();
    await expect(hot.locator('.swiper-initialized')).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await expectWhole(page);
    }
  });

  // Only a browser has a first input, and all that stands on the page.
  test('are few until the page is used, as its elements are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Ten seconds pass quickly on a slow machine: the page does not wake before this file is there.
    let wake = () => {};
    const mayWake = new Promise<void>((resolve) => (wake = resolve));
    await page.route(/load-carousel/, async (route) => {
      await mayWake;
      await route.continue();
    });
    await page.goto('/');
    const games = region(page, 'Hot games').getByRole('article');
    await expect(region(page, 'Winners').locator('tbody tr')).not.toHaveCount(0);
    await expect(games).toHaveCount(10);
    expect(await page.locator('*').count()).toBeLessThan(1_150);
    wake();
    await expect(async () => {
      await page.mouse.move(5, 5);
      await expect(games).toHaveCount(24, { timeout: 1_000 });
    }).toPass();
  });

  test('load no carousel on a page without one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/help');
    // The page was rendered ahead: this comes with the program.
    await expect(page.getByRole('complementary', { name: 'Contact and help' })).toBeVisible();
    expect(scripts.filter((url) => /carousel|swiper/.test(url))).toEqual([]);
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/');
  const mark = page.getByRole('button', { name: 'Show picture 1 of 6' });
  await expect(mark).toHaveAttribute('aria-current', 'true');
  const game = region(page, 'Hot games').getByRole('article').first();
  await expect(game).toBeVisible();
  const before = await left(game);
  await page.mouse.move(9, 9);
  // Twice: the page has shown what the first has done when the second ends.
  await page.clock.fastForward(5_000);
  await page.clock.fastForward(5_000);
  await expect(mark).toHaveAttribute('aria-current', 'true');
  expect(await left(game)).toBe(before);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
});
