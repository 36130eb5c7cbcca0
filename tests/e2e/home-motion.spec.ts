import type { Locator, Page } from '@playwright/test';
import { scrollToRegion, region } from './scroll-to-region.ts';
import { expect, test } from './fixtures.ts';
import { contentSettled } from './layout-shift.ts';
import { left, width } from './measures.ts';

// Only a browser moves a page: it scrolls, animates, and knows what is on screen.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The time that a carousel shows a slide. */
const turnMs = 5_000;

/** The one pause button of the page. */
const pauseButton = (page: Page) =>
  region(page, 'Notices').getByRole('button', { name: 'Pause what moves on this page' });

const letMove = (page: Page) => page.getByRole('button', { name: 'Let the page move again' });

const marksOf = (page: Page) =>
  region(page, 'Highlights').getByRole('button', { name: /^Show picture/ });

/** Index of the first hot game in view. */
const firstHot = (page: Page) => () =>
  region(page, 'Hot games').locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');

/** Moves the pointer outside the carousels, as a first input, until Swiper has one of them. */
async function wake(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(9, 9);
    await page.mouse.move(5, 5);
    await expect(place.locator('.swiper-initialized')).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Moves what drifts in a list on by a time. What stands still stays. */
const drift = (list: Locator, ms: number) =>
  list.evaluate((element, by) => {
    for (const animation of element.getAnimations())
      animation.currentTime = Number(animation.currentTime) + by;
  }, ms);

test.describe('banners', () => {
  test('advance after five seconds, until they are paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page, region(page, 'Highlights'));
    const marks = marksOf(page);
    const isShown = (index: number) =>
      expect(marks.nth(index)).toHaveAttribute('aria-current', 'true');
    await page.clock.fastForward(turnMs);
    await isShown(1);
    await pauseButton(page).click();
    const shown = marks.and(page.locator('[aria-current]'));
    const before = Number((await shown.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
    await page.clock.fastForward(turnMs);
    await letMove(page).click();
    await page.clock.fastForward(turnMs);
    // The next one: none came while they were paused.
    await isShown(before);
  });

  test('load Swiper ten seconds after the start without an input, and keep their place', async ({
    page,
  }) => {
    // Playwright counts as a user: its calls activate the page.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.clock.install();
    const started = page.waitForResponse(/\/load-carousel-[^/]*\.js$/);
    await page.goto('/');
    const banners = region(page, 'Highlights');
    const marks = marksOf(page);
    await expect(marks).toHaveCount(6);
    await started;
    await contentSettled(page);
    const initialized = banners.locator('.swiper-initialized');
    await page.clock.fastForward(4_000);
    await contentSettled(page);
    expect(files.filter((url) => url.includes('swiper'))).toEqual([]);
    await expect(initialized).toHaveCount(0);
    const title = banners.getByRole('heading', { name: 'Come in, the light is on' });
    const before = [await left(title), await width(title)];
    await page.clock.fastForward(6_000);
    await expect(initialized).toBeVisible();
    expect([await left(title), await width(title)]).toEqual(before);
    await expect(marks.first()).toHaveAttribute('aria-current', 'true');
  });

  test('are a row to scroll while Swiper cannot be loaded, and ask for it again at a press', async ({
    page,
  }) => {
    const swiper = /swiper-carousel/;
    await page.route(swiper, (route) => route.abort());
    // The first input asks for it, or ten seconds, whatever comes first on a slow machine.
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => swiper.test(request.url()),
      timeout: 60_000,
    });
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const banners = region(page, 'Highlights');
    const mark = (index: number) =>
      banners.getByRole('button', { name: `Show picture ${index} of 6` });
    await expect(mark(6)).toBeVisible();
    await page.mouse.move(9, 9);
    await failed;
    const link = banners.getByRole('link', { name: 'Fiesta on every reel' });
    await link.focus();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.unroute(swiper);
    await banners.getByRole('button', { name: 'Show picture 6 of 6' }).click();
    await expect(mark(6)).toHaveAttribute('aria-current', 'true');
    await banners.getByRole('button', { name: 'Show picture 1 of 6' }).click();
    await expect(mark(1)).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('keep the place of a swipe that comes before Swiper', async ({ page }) => {
    let release = () => {};
    const swiped = new Promise<void>((resolve) => (release = resolve));
    await page.route(/swiper-carousel/, async (route) => {
      await swiped;
      await route.continue();
    });
    await page.goto('/');
    const banners = region(page, 'Highlights');
    await expect(marksOf(page)).toHaveCount(6);
    const box = banners.locator('[class*="box"]');
    await box.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth }));
    release();
    await wake(page, banners);
    await expect(marksOf(page).nth(2)).toHaveAttribute('aria-current', 'true');
    const shown = banners.locator('[data-swiper-slide-index="2"]');
    await expect.poll(() => left(shown)).toBeCloseTo(0, 0);
  });
});

test('announcements scroll in the bar, and open the list at the pressed announcement', async ({
  page,
}) => {
  await page.goto('/');
  const bar = region(page, 'Notices');
  const notices = bar.getByRole('button', { name: /^(?!Pause|Let|See)/ });
  await expect(notices.first()).toBeVisible();
  const before = await left(notices.first());
  await expect.poll(() => left(notices.first())).toBeLessThan(before - 10);

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

test.describe('hot games', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('are 180 px wide, 15 px apart, and advance in a loop after five seconds until a press', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const hot = region(page, 'Hot games');
    const cards = hot.getByRole('article');
    await expect(cards.first()).toBeVisible();
    // The row of a wide screen replaces the pairs of the document.
    await expect.poll(() => width(cards.first())).toBe(180);
    await wake(page, hot);
    const slides = hot.locator('[data-swiper-slide-index]');
    const distance = (await left(slides.nth(2))) - (await left(slides.nth(1)));
    expect(distance).toBeCloseTo(195, 0);

    const count = await slides.count();
    expect(count).toBeGreaterThan(6);
    const active = firstHot(page);
    expect(await active()).toBe('0');
    await page.clock.fastForward(turnMs);
    await expect.poll(active).toBe('1');
    const press = (name: string) => hot.getByRole('button', { name }).click();
    await press('Hot games before');
    await expect.poll(active).toBe('0');
    await press('Hot games before');
    await expect.poll(active).toBe(String(count - 1));
    await press('Hot games after');
    await expect.poll(active).toBe('0');
    await page.mouse.move(5, 5);
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.fastForward(turnMs);
    expect(await active()).toBe('0');
  });

  test('loop with three games too, without arrows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/GCSGAME_hotGamesV2/, async (route) => {
      const answer = await route.fetch();
      const { value, ...rest } = await answer.json();
      await route.fulfill({ json: { ...rest, value: { list: value.list.slice(0, 3) } } });
    });
    await page.clock.install();
    // A page with a query comes without its data: the program asks for it.
    await page.goto('/?from=test');
    // The footer comes with the program.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const hot = region(page, 'Hot games');
    await hot.scrollIntoViewIfNeeded();
    await wake(page, hot);
    expect(await hot.getByRole('button', { name: /^Hot games/ }).count()).toBe(0);
    for (const index of ['1', '2', '0', '1']) {
      await page.clock.fastForward(turnMs);
      await expect.poll(firstHot(page)).toBe(index);
    }
  });
});

test('a hundred winners, the largest amount first, scroll until they are paused', async ({
  page,
}) => {
  await page.goto('/');
  const board = region(page, 'Winners');
  const table = board.getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('columnheader')).toHaveText(['Game', 'Player', 'Amount']);
  await expect(table).toHaveAttribute('aria-rowcount', '101');
  const drawn = table.locator('tbody tr[aria-rowindex]');
  await expect(drawn).toHaveCount(20);
  const amounts = await table
    .locator('tbody data')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  await expect(table.locator('tbody data').first()).toHaveText(/^[\d,]+\.\d\d PHP$/);

  await board.scrollIntoViewIfNeeded();
  const rows = table.locator('tbody');
  const top = () => rows.evaluate((body) => body.getBoundingClientRect().top);
  const inBoard = async () => (await top()) - ((await board.boundingBox())?.y ?? 0);
  const start = await inBoard();
  await expect.poll(inBoard).toBeLessThan(start - 5);
  const before = await inBoard();
  await drift(rows, 2_000);
  const moved = before - (await inBoard());
  expect(moved).toBeGreaterThan(20);
  expect(moved).toBeLessThan(120);
  await pauseButton(page).click();
  // A collapsed border would stay in place while the rows move.
  expect(await table.evaluate((each) => getComputedStyle(each).borderCollapse)).toBe('separate');
  // The press has scrolled the board out of view, where nothing moves.
  await board.scrollIntoViewIfNeeded();
  await contentSettled(page);
  const stopped = await top();
  await drift(rows, 500);
  expect(await top()).toBe(stopped);

  const box = board.getByRole('region', { name: 'Latest winners' });
  const height = await table.evaluate((each) => each.getBoundingClientRect().height);
  await box.focus();
  await page.keyboard.press('End');
  const last = table.locator('tr[aria-rowindex="101"]');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await drawn.count()).toBeLessThanOrEqual(40);
  expect(await table.evaluate((each) => each.getBoundingClientRect().height)).toBe(height);
});

test('service figures count up when they scroll into view', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const services = await scrollToRegion(page, 'What you can count on');
  await page.clock.runFor(2_000);
  const figures = services.locator('li p > span:nth-child(2)');
  await expect(figures).toHaveText(['60', '90', '80', '23']);
});
