import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** Opens a page whose program does not come before `release`. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

// Only a browser takes input before the program has come.
test('a login that is typed and sent before the program is there happens when it comes', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await openEarly(page, '/login');
  await page.getByLabel('Username or mobile number').fill('juan');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Parola2026');
  await page.getByRole('checkbox').check();
  await password.press('Enter');
  release();
  await expect(page.getByRole('banner').getByText(/^₱/).first()).toBeVisible();
  expect(addresses.filter((address) => address.includes('Parola2026'))).toEqual([]);
});

test('a button that is pressed and a search that is typed early are not lost', async ({ page }) => {
  let release = await openEarly(page, '/rng');
  await page.getByRole('button', { name: 'Filters' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();

  release = await openEarly(page, '/fish');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('net');
  release();
  await expect(page).toHaveURL(/search=net/);
});

test('a filter that a member presses in the page of guests is there when the own list comes', async ({
  page,
}) => {
  await signIn(page);
  await expect(async () => {
    const document = await page.request.get('/promotions');
    expect(await document.text()).toContain('id="page-data"');
  }).toPass();
  const release = await openEarly(page, '/promotions');
  await page.getByRole('button', { name: 'Sports', exact: true }).click();
  release();
  await expect(page).toHaveURL(/type=sport_promo/);
});

test('a panel of the navigation that is opened early stays open, with its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await openEarly(page, '/help');
  const banner = page.getByRole('banner').first();
  await banner.getByRole('button', { name: 'Slots: show providers' }).click();
  release();
  await expect(banner.getByRole('group', { name: 'Slots' }).getByText('9 providers')).toBeVisible();
});

// Only a browser fails to import a chunk of the real build.
test('a program with a broken file leaves words and a way on, also at a page of a member', async ({
  context,
}) => {
  // A page of its own: the browser reports the broken file as an error.
  const page = await context.newPage();
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort());
  for (const path of ['/', '/member?page=deposit']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('The app has not started yet');
  }
  await page.unroute(/\/assets\/app-[^/]+\.js$/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByLabel('Password', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'has not started' })).toBeHidden();
});
