import type { Page } from '@playwright/test';
import { readStoredData } from './stored-data.ts';
import { accessibilityFaults, expect, test } from './fixtures.ts';

const password = 'Parola2026';

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

const dialogTitle = /^(Log in|One more check|Forgot your password\?|Choose a new password)$/;
const form = (page: Page) => page.getByRole('dialog', { name: dialogTitle });
const press = (page: Page, name: string | RegExp) =>
  form(page).getByRole('button', { name }).click();
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

async function fillLogin(page: Page, username: string): Promise<void> {
  await field(page, 'Username or mobile number').fill(username);
  await field(page, 'Password').fill(password);
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/help?dialog=login');
  await fillLogin(page, username);
  await press(page, 'Log in');
}

/** Waits until the account is signed in and the dialog is closed. */
async function expectSignedIn(page: Page, username: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  await expect(form(page)).toBeHidden();
}

// Only a browser has two real tabs, its own history, and databases that keep the remembered password.
test('a login reaches the other tab, leaves no secret behind, and Back does not return to its form', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByLabel('Username or mobile number')).toBeVisible();

  await page.goto('/help');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await fillLogin(page, 'juan');
  await form(page)
    .getByRole('checkbox', { name: /Remember me/ })
    .check();
  await form(page).getByRole('button', { name: 'Show password' }).click();
  expect(await page.content()).not.toContain(password);
  await press(page, 'Log in');
  await expectSignedIn(page, 'juan');
  await expectSignedIn(other, 'juan');
  await expect(other).toHaveURL(/\/$/);

  expect(page.url()).not.toContain(password);
  const stored = await readStoredData(page);
  expect(stored).toContain('parola-password-juan');
  expect(stored).not.toContain(password);

  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await expect(form(page)).toBeHidden();
});

// Only a browser closes a dialog at the second Escape, although the first was refused.
test('Escape, pressed twice, does not close a password change that is forced', async ({ page }) => {
  await logIn(page, 'ed');
  await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await field(page, 'New password').fill('Bagong2026');
  await expect(field(page, 'New password')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
});

test('axe finds no violations in the sign-in forms', async ({ page, site }) => {
  await site.operate('PATCH', '/settings', { captchaOnLogin: true });
  await logIn(page, 'juan');
  await expect(field(page, 'Characters in the picture')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await press(page, 'Log in');
  expect(await accessibilityFaults(page)).toEqual([]);
  await site.operate('PATCH', '/settings', { captchaOnLogin: false });
  await page.goto('/help?dialog=forgotPassword');
  await press(page, 'Set new password');
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'iggy');
  await expect(form(page).getByText('Authenticator app')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'ed');
  await press(page, 'Change password');
  expect(await accessibilityFaults(page)).toEqual([]);
});
