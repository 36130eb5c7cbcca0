import type { Locator, Page } from '@playwright/test';
import { scrollToRegion, region } from './scroll-to-region.ts';
import { expect, test } from './fixtures.ts';

const width = async (target: Locator) => (await target.boundingBox())?.width ?? 0;
const height = async (target: Locator) => (await target.boundingBox())?.height ?? 0;
const left = async (target: Locator) => (await target.boundingBox())?.x ?? 0;

/** The one pause button of the page. */
const pauseButton = (page: Page) =>
  region(page, 'Notices').getByRole('button', { name: 'Pause what moves on this page' });

/** Moves the pointer outside the carousels, as a first input, until Swiper has one of them. */
async function wake(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(9, 9);
    await page.mouse.move(5, 5);
    await expect(place.locator('.swiper-initialized')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.afterEach(({ site }) => site.operate('PATCH', '/settings', { failNext: [], latencyMs: 0 }));

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

  test('advance after five seconds, until they are paused', async ({ page }) => {
    await page.goto('/');
    await wake(page, region(page, 'Highlights'));
    const marks = region(page, 'Highlights').getByRole('button', { name: /^Show picture/ });
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 9_000 });
    await pauseButton(page).click();
    const shown = marks.and(page.locator('[aria-current]'));
    const before = await shown.getAttribute('aria-label');
    await page.waitForTimeout(6_000);
    expect(await shown.getAttribute('aria-label')).toBe(before);
  });

  test('load Swiper ten seconds after the start without an input, and keep their place', async ({
    page,
  }) => {
    // Playwright counts as a user: its calls activate the page.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    await page.goto('/');
    const banners = region(page, 'Highlights');
    const marks = banners.getByRole('button', { name: /^Show picture/ });
    await expect(marks).toHaveCount(6);
    const initialized = banners.locator('.swiper-initialized');
    await page.waitForTimeout(4_000);
    await expect(initialized).toHaveCount(0);
    const title = banners.getByRole('heading', { name: 'Come in, the light is on' });
    const before = [await left(title), await width(title)];
    await expect(initialized).toBeVisible({ timeout: 9_000 });
    expect([await left(title), await width(title)]).toEqual(before);
    await expect(marks.first()).toHaveAttribute('aria-current', 'true');
  });

  test('keep a press that comes before their code', async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/carousel-[^/]*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const mark = region(page, 'Highlights').getByRole('button', { name: 'Show picture 3 of 6' });
    await mark.click();
    release();
    await expect(mark).toHaveAttribute('aria-current', 'true');
  });

  test('scroll, turn back at their ends and move by themselves without Swiper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const body = "throw new Error('not loaded')";
    await page.route(/swiper-carousel/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const banners = region(page, 'Highlights');
    const mark = (index: number) =>
      banners.getByRole('button', { name: `Show picture ${index} of 6` });
    const isCurrent = async (index: number) => {
      await expect(mark(index)).toHaveAttribute('aria-current', 'true', { timeout: 9_000 });
      const slide = banners.locator('[class*="row"] > *').nth(index - 1);
      await expect.poll(() => left(slide)).toBeCloseTo(0, 0);
    };
    const press = (name: string) => banners.getByRole('button', { name }).click();
    await expect(mark(6)).toBeVisible();
    await pauseButton(page).click();
    await press('Show picture 3 of 6');
    await isCurrent(3);
    await press('Next picture');
    await isCurrent(4);
    await press('Show picture 1 of 6');
    await isCurrent(1);
    await press('Previous picture');
    await isCurrent(6);
    await page.getByRole('button', { name: 'Let the page move again' }).click();
    await isCurrent(1);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('open their link', async ({ page }) => {
    const links = [
      ['Your first deposit, twice the light', '/promotions/detail?id=300'],
      ['Fiesta on every reel', '/rng'],
      ['New to the islands? Read the guide', 'https://example.com/parola-guide'],
    ] as const;
    await page.goto('/');
    for (const [name, address] of links) {
      const link = page.locator('a', { hasText: name });
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(page.locator('a', { hasText: 'New to the islands' })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    await region(page, 'Highlights').getByRole('button', { name: 'Show picture 3 of 6' }).click();
    await page.getByRole('link', { name: 'Fiesta on every reel' }).click();
    await expect(page).toHaveURL(/\/rng/);
  });

  test('do not move with a single slide or with reduced motion', async ({ page, site }) => {
    const failing = { path: '/wps/relay/MCSFE_getListAnnouncements', status: 500, times: 9 };
    await site.operate('PATCH', '/settings', {
      failNext: [{ ...failing, errorCode: 'system_busy' }],
    });
    await page.goto('/');
    await expect(page.getByText('The notices could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);

    await site.operate('PATCH', '/settings', { failNext: [] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const first = page.getByRole('button', { name: 'Show picture 1 of 6' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await page.waitForTimeout(6_000);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(pauseButton(page)).toHaveCount(0);
  });
});

test.describe('announcements', () => {
  test('scroll in the bar, and open the list at the pressed announcement', async ({ page }) => {
    await page.goto('/');
    const bar = region(page, 'Notices');
    const notices = bar.getByRole('button', { name: /^(?!Pause|Let|See)/ });
    await expect(notices.first()).toBeVisible();
    const before = await left(notices.first());
    await page.waitForTimeout(1_000);
    expect(await left(notices.first())).toBeLessThan(before - 10);

    const wanted = notices.nth(10);
    const title = (await wanted.locator('b').textContent()) ?? '';
    await wanted.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notices' });
    await expect(dialog.locator('details[open] summary')).toHaveText(title);
    await expect(dialog.locator('details[open] summary')).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await dialog.getByRole('button', { name: 'Previous page' }).click();
    await expect(dialog.locator('details')).toHaveCount(9);
    await expect(dialog.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(wanted).toBeFocused();
  });
});

test.describe('hot games', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('are 180 px wide, 15 px apart, and advance in a loop after five seconds', async ({
    page,
  }) => {
    await page.goto('/');
    const hot = region(page, 'Hot games');
    const cards = hot.getByRole('article');
    await expect(cards.first()).toBeVisible();
    expect(await width(cards.first())).toBe(180);
    await wake(page, hot);
    const slides = hot.locator('[data-swiper-slide-index]');
    const distance = (await left(slides.nth(2))) - (await left(slides.nth(1)));
    expect(distance).toBeCloseTo(195, 0);

    await pauseButton(page).click();
    await page.mouse.move(5, 5);
    const active = async () =>
      hot.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');
    const count = await slides.count();
    expect(count).toBeGreaterThan(6);
    expect(await active()).toBe('0');
    await hot.getByRole('button', { name: 'Hot games before' }).click();
    await expect.poll(active).toBe(String(count - 1));
    await hot.getByRole('button', { name: 'Hot games after' }).click();
    await expect.poll(active).toBe('0');

    await page.getByRole('button', { name: 'Let the page move again' }).click();
    await page.mouse.move(5, 5);
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(active, { timeout: 9_000 }).toBe('1');
  });

  test('loop with three games too, without arrows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/GCSGAME_hotGamesV2/, async (route) => {
      const answer = await route.fetch();
      const { value, ...rest } = await answer.json();
      await route.fulfill({ json: { ...rest, value: { list: value.list.slice(0, 3) } } });
    });
    await page.goto('/');
    const hot = region(page, 'Hot games');
    await hot.scrollIntoViewIfNeeded();
    await wake(page, hot);
    expect(await hot.getByRole('button', { name: /^Hot games/ }).count()).toBe(0);
    const active = async () =>
      hot.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');
    for (const index of ['1', '2', '0', '1']) {
      await expect.poll(active, { timeout: 9_000 }).toBe(index);
    }
  });

  test('scroll into view on keyboard focus', async ({ page }) => {
    await page.goto('/');
    const hot = region(page, 'Hot games');
    await hot.getByRole('button', { name: 'Hot games after' }).focus();
    for (let stop = 0; stop < 20; stop += 1) await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          return box !== undefined && box.left >= 0 && box.right <= innerWidth;
        }),
      )
      .toBe(true);
  });

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const first = region(page, 'Hot games').getByRole('article').first();
    await expect(first).toBeVisible();
    const before = await left(first);
    await page.waitForTimeout(6_000);
    expect(await left(first)).toBe(before);
  });

  test('load no carousel on a page without one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((url) => /carousel|swiper/.test(url))).toEqual([]);
  });
});

test('counts service figures up when they scroll into view', async ({ page }) => {
  await page.goto('/');
  const services = await scrollToRegion(page, 'What you can count on');
  const figures = services.locator('li p span:nth-child(2)');
  await expect(figures).toHaveText(['60', '90', '80', '23'], { timeout: 6_000 });
});

test('links to the download of the app', async ({ page }) => {
  await page.goto('/');
  const app = await scrollToRegion(page, 'Carry the light with you');
  await app.getByRole('link', { name: 'Get the app' }).click();
  await expect(page).toHaveURL(/\/download$/);
});
