import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };

const header = (page: Page) => page.getByRole('banner').first();

// Only a browser scrolls, loads a page in parts, and paints its first frame.
test.describe('navigation', () => {
  test('opens a page at its top', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Games' })
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to the target of the hash, also when it loads later', async ({ page }) => {
    await page.goto('/help#responsible');
    await expect(page.locator('#responsible')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licence' }).click();
    await expect(page).toHaveURL(/#licence$/);
    await expect(page.locator('#licence')).toBeInViewport();
  });

  test('shows the loading indicator while a page loads', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('complementary', { name: 'Contact and help' })).toBeVisible();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      /\/assets\/(merchant|download|pointMall|promotions|partners|login)[^/]*\.js$/,
      async (route) => {
        await released;
        await route.continue();
      },
    );
    await page.evaluate(() =>
      document
        .querySelector<HTMLAnchorElement>('a[href="/login"], a[href="/merchantPage"]')
        ?.removeAttribute('target'),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Work with us/ })
      .click();
    await expect(page.getByText('One moment')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { name: 'Work with Parola' })).toBeVisible();
    await expect(page.getByText('One moment')).toHaveCount(0);
  });
});

test.describe('language and theme', () => {
  test.use({ viewport: desktop });

  test('changes the language without a reload and saves it at the gateway', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await expect(header(page).getByText(/^₱/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same page'));
    await header(page)
      .getByRole('button', { name: /Language$/ })
      .click();
    const saved = page.waitForRequest(
      (request) => request.url().includes('/wps/member/language') && request.method() === 'PUT',
    );
    const fetched = page.waitForRequest(
      (request) =>
        request.url().includes('getListAnnouncements') && request.headers()['language'] === 'TY',
    );
    await header(page).getByText('Filipino').click();
    await Promise.all([saved, fetched]);
    await expect(header(page).getByRole('link', { name: 'Mga promo' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'same page');
    const stored = await page.evaluate(() => [localStorage['lang'], localStorage['hisLang']]);
    expect(stored).toEqual(['TY', 'TY']);
  });

  test('stores the theme and applies it before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await header(page).getByRole('radio', { name: 'Day' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        document.documentElement.dataset['firstGround'] = ground;
      });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-first-ground', 'rgb(244, 238, 224)');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
