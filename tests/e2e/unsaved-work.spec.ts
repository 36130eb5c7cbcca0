import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this form?' });
const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/help');
  // A link that is pressed before the program runs loads another document, which the browser guards itself.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').first().getByRole('link', { name: 'Register' }).click();
  await mobile(page).fill('9175550133');
}

// Only a browser has a Back button, a tab to close, and a scroll position.
test('Back asks before it leaves a form with input', async ({ page }) => {
  await openForm(page);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/register$/);
  await expect(mobile(page)).toHaveValue('9175550133');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});

test('Back leaves a form without input at once', async ({ page }) => {
  await openForm(page);
  await mobile(page).fill('');
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await expect(question(page)).toBeHidden();
});

test('closing the tab makes the browser ask', async ({ page }) => {
  await openForm(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('a closed dialog returns the focus to its link and keeps the scroll position', async ({
  page,
}) => {
  await page.goto('/rng?sort=name');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
  await link.focus();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await link.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'How can we help?' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?sort=name&dialog=contact$/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?sort=name$/);
  await expect(link).toBeFocused();
  expect(await scrolled()).toBe(before);
});
