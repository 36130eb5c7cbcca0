import type { Page } from '@playwright/test';
import { expectReadable } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Publicity opens after 8 s on a page that nobody scrolls. */
const publicityWait = { timeout: 20_000 };

/** Sets a flag of the session storage before the first page load only. */
async function setFlag(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    if (sessionStorage.getItem('flagSet') === null) sessionStorage.setItem(wanted, '1');
    sessionStorage.setItem('flagSet', '1');
  }, name);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/rng?dialog=signOut');
  await popup(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Signs in for the first time, which requires a new password. */
async function signInFirstTime(page: Page): Promise<void> {
  await page.goto('/?dialog=login');
  await page.locator('dialog input[name="username"]').fill('nena');
  await page.locator('dialog input[name="password"]').fill('Parola2026');
  await page.locator('dialog button[type="submit"]').click();
  const change = popup(page, 'Choose a new password');
  await change.locator('input[name="newPassword"]').fill('Bangka2027');
  await change.locator('input[name="confirmation"]').fill('Bangka2027');
  await change.locator('button[type="submit"]').click();
  await expect(change).toBeHidden();
}

/** Opens the home page as a member. */
async function openAs(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await page.goto('/');
}

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

// Only a browser moves the focus by its own rules. Nobody asked for the popup, so the focus begins elsewhere.
test('contract requests can be answered one by one by keyboard', async ({ page }) => {
  await openAs(page, 'ana');
  const dialog = popup(page, 'Contracts');
  const dividend = dialog.getByRole('article', { name: 'Dividend' });
  await expect(dividend.getByText('Semimonthly')).toBeVisible();
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  await dialog.getByRole('button', { name: 'Close' }).focus();

  const press = async (name: string) => {
    for (let tabs = 0; tabs < 20; tabs += 1) {
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
      if (focused === name) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  await press('Accept');
  await expect(dividend.getByText(/ends 2 contracts of your downlines/)).toBeVisible();
  await press('Go back');
  await expect(dividend.getByText(/ends 2 contracts/)).toBeHidden();
  await press('Accept');
  // The question comes with an answer of the gateway.
  await expect(dividend.getByText(/ends 2 contracts/)).toBeVisible();
  await press('Accept and end them');
  await expect(dividend).toHaveCount(0);
  await expect(dialog.locator(':focus')).toContainText('Accepted: Dividend.');
  await press('Reject');
  await expect(dialog.getByText(/Do you reject this request/)).toBeVisible();
  await press('Reject');
  await expect(dialog).toBeHidden();
});

/** Each popup with the steps that open it. */
const popups: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'Welcome to Parola',
    async (page) => {
      await setFlag(page, 'registerDone');
      await page.goto('/');
    },
  ],
  ['Good to have you here, Nena', signInFirstTime],
  ['Contracts', (page) => openAs(page, 'ana')],
  ['A part of your stakes comes back', (page) => openAs(page, 'juan')],
  [
    'Take Parola with you',
    async (page) => {
      await signIn(page, 'tino');
      await signOut(page);
    },
  ],
];

test.describe('on a narrow phone', () => {
  test.use({ publicity: true, viewport: { width: 360, height: 740 } });

  for (const [name, open] of popups) {
    test(`axe finds no violations in “${name}”, and it fits`, async ({ page }) => {
      await open(page);
      const dialog = popup(page, name);
      await expect(dialog).toBeVisible(publicityWait);
      await expectReadable(page, name, 'dialog[open]');
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  }
});

test.describe('on a low screen', () => {
  test.use({ publicity: true, viewport: { width: 360, height: 400 } });

  test('a text without controls can be scrolled by keyboard', async ({ page }) => {
    await setFlag(page, 'registerDone');
    await page.goto('/');
    const text = popup(page, 'Welcome to Parola').getByRole('group');
    await expect(text).toBeVisible(publicityWait);
    await text.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  });

  test('a content with controls is no stop of the keyboard itself', async ({ page }) => {
    await openAs(page, 'ana');
    const dialog = popup(page, 'Contracts');
    await expect(dialog.getByRole('button', { name: 'Accept' }).first()).toBeVisible();
    await expect(dialog.locator('[tabindex="0"]')).toHaveCount(0);
  });
});
