import { openSite } from '#tests/support/open-site.ts';
import { expect, test } from './fixtures.ts';

// Only a browser has an origin, and an address that is loaded anew.
test.describe('an external gateway', () => {
  test('is reached through the same origin', async ({ page, site }) => {
    const front = await openSite({ GATEWAY_URL: site.url });
    try {
      await page.goto(front.url);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto(`${front.url}/?dialog=login`);
      const form = page.getByRole('dialog');
      await form.getByLabel('Username or mobile number').fill('ana');
      await form.getByLabel('Password', { exact: true }).fill('Parola2026');
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(form).toBeHidden();
    } finally {
      // The page would miss chunks that it is still loading.
      await page.goto('/');
      await front.stop();
    }
  });
});

test('answers 404 with a link to the home page for unknown addresses', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
});
