import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, streamOf, test } from './fixtures.ts';

test.use({ liveEvents: true });

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

// Only a browser has two real tabs with one session, the focus of a modal dialog, and the picker of a select.
test('a break in one tab signs the other out, and a device of another session too', async ({
  page,
  context,
  browser,
  site,
}) => {
  await signIn(page);
  await page.goto('/member?page=protection');
  const second = await context.newPage();
  await second.goto('/help');
  await expect(second.getByRole('button', { name: /Your account$/ })).toBeVisible();
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
  const opened = streamOf(elsewhere);
  await signIn(elsewhere);
  await elsewhere.goto('/help');
  await opened;

  await page.getByRole('button', { name: 'Exclude myself' }).press('Enter');
  const asked = dialog(page, 'Self-exclusion');
  await expect(asked.getByLabel('How long?')).toBeFocused();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  await asked.getByLabel('How long?').selectOption({ label: '6 months' });
  await asked.getByRole('button', { name: 'Go on' }).press('Enter');
  const password = asked.getByLabel(/^Login password/);
  await expect(password).toBeFocused();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Exclude myself' })).toBeFocused();

  await page.keyboard.press('Enter');
  await asked.getByLabel('How long?').selectOption({ label: '6 months' });
  await asked.getByRole('button', { name: 'Go on' }).click();
  await password.fill('Parola2026');
  // The answer arrives after the notice that the session has ended.
  await page.route('**/member/exclusion**', async (route) => {
    const response = await route.fetch();
    for (const one of [page, second, elsewhere])
      await expect(dialog(one, 'You have been signed out')).toBeVisible();
    await route.fulfill({ response });
  });
  await password.press('Enter');
  const words = page.getByText(/Your break has begun and lasts until .*, Manila time/);
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'To the home page' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await elsewhere.context().close();
});

// Only a browser has two tabs with one session, and the widths of a phone and of a desktop.
for (const width of [360, 1440]) {
  test(`an account is closed in two steps, in all tabs, and lets nobody in, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/member?page=protection');
    const other = await context.newPage();
    await other.goto('/help');
    await expect(other.getByRole('button', { name: /Your account$/ })).toBeVisible();

    await page.getByRole('button', { name: 'Close my account' }).press('Enter');
    const asked = dialog(page, 'Close the account');
    await expect(asked.getByText('A closed account is not opened again.')).toBeVisible();
    await asked.getByRole('button', { name: 'Go on' }).press('Enter');
    await asked.getByLabel(/^Login password/).fill('not this');
    await page.keyboard.press('Enter');
    await expect(asked.getByText(/password is not right/)).toBeVisible();
    await asked.getByLabel(/^Login password/).fill('Parola2026');
    await page.keyboard.press('Enter');
    for (const tab of [page, other])
      await expect(dialog(tab, 'You have been signed out')).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('Username or mobile number', { exact: true }).fill('juan');
    await page.getByLabel('Password', { exact: true }).fill('Parola2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter');
    await expect(page.getByText(/^This account is closed\./)).toBeVisible();
    await expect(page.getByLabel('Username or mobile number', { exact: true })).toHaveValue('juan');
  });
}
