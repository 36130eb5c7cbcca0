import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };

const header = (page: Page) => page.getByRole('banner').first();

test.describe('navigation', () => {
  test('sets title and description of each page in the current language', async ({ page }) => {
    await page.goto('/rng');
    await expect(page).toHaveTitle('Slots – Parola');
    await page.goto('/pointMall');
    await expect(page).toHaveTitle('Points mall – Parola');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /never expire/,
    );
    await page.goto('/help?lang=TY');
    await expect(page).toHaveTitle('Tulong – Parola');
  });

  test('opens a page at its top', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
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
    await page.waitForLoadState('networkidle');
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

  test('opens or redirects every address of the specification', async ({ page }) => {
    const redirects: readonly (readonly [string, RegExp])[] = [
      ['/index', /\/$/],
      ['/index.html', /\/$/],
      ['/home', /\/$/],
      ['/login', /\/login$/],
      ['/register.html', /\/register$/],
      ['/member', /dialog=login&next=%2Fmember/],
      ['/agentHome', /dialog=agentLogin/],
      ['/lottery', /dialog=login&next=%2Flottery/],
      ['/promotions?type=referral', /\/promotions\?type=referral$/],
      ['/promotions/detail', /\/promotions\/detail$/],
      ['/helpmc', /\/helpmc$/],
      ['/download', /\/download$/],
      ['/merchantPage', /\/merchantPage$/],
      ['/sponsor3', /\/sponsor3$/],
    ];
    for (const [path, target] of redirects) {
      await page.goto(path);
      await expect(page).toHaveURL(target);
      await expect(page.locator('h1').first()).toBeAttached();
    }
  });

  test('shows a page for unknown addresses', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveTitle('Page not found – Parola');
    await expect(page.getByRole('heading', { name: 'Only water here' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'To the home page' }),
    ).toBeVisible();
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
    await header(page).getByRole('button', { name: 'Language' }).click();
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

  test('switches to Chinese after five presses in the footer', async ({ page }) => {
    await page.goto('/help');
    const english = page.getByRole('contentinfo').getByRole('button', { name: 'English' });
    for (let presses = 0; presses < 5; presses += 1) await english.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { name: '帮助', level: 1 })).toBeVisible();
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
