import type { Page } from '@playwright/test';
import { expect, goOffline, goOnline, signIn, test, visitLobby, workerReady } from './fixtures.ts';
import { scrollToRegion } from './scroll-to-region.ts';

test.use({ serviceWorkers: 'allow' });

/** The balance in the header, in centavos. */
async function balance(page: Page): Promise<number> {
  const text = await page
    .getByText(/₱[\d,]+\.\d\d/)
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

// Only a browser plays in a frame and finds it again offline, by its worker and its database.
test.describe('a new player on a phone', () => {
  test('sees the lobby before signing in', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible();
  });

  test('signs in, adds a favourite, plays a slot, and finds both offline', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    expect(await balance(page)).toBeGreaterThan(0);

    await page.goto('/rng');
    // The list of the gateway follows the games that the device has kept, in another order.
    const name = 'Hari ng Kalsada';
    const game = page.getByRole('article').filter({ hasText: name });
    const star = game.getByRole('button', { name: 'Favourite:' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await game.getByRole('button').first().click();
    await expect(page).toHaveURL(/seamless/);
    const slot = page.frameLocator('iframe');
    const before = await balance(page);
    // A win can equal the stake; then another spin changes the balance.
    await expect(async () => {
      await slot.getByRole('button', { name: /spin/i }).first().click();
      await expect.poll(() => balance(page), { timeout: 6_000 }).not.toBe(before);
    }).toPass();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/rng/);

    await visitLobby(page);
    await workerReady(page);
    await page.goto('/rng');
    await expect(page.getByRole('article').first()).toBeVisible();
    await goOffline(page);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search games' }).fill(name);
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await page.goto('/favourites');
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    // It is drawn when it comes near: the rows of a member stand above it.
    await scrollToRegion(page, 'Winners');

    await goOnline(page);
    await expect(page.getByText('You see what was kept on this device.')).toBeHidden();
  });

  test('must sign in to start a game, and then gets that game', async ({ page }) => {
    await page.goto('/rng');
    await page.getByRole('article').first().getByRole('button').first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Username or mobile number').fill('juan');
    await form.getByLabel('Password', { exact: true }).fill('Parola2026');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/seamless/);
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: /spin/i }).first(),
    ).toBeVisible();
  });

  test('sees an error and keeps the input after a wrong password', async ({ page }) => {
    await page.goto('/?dialog=login');
    const form = page.getByRole('dialog', { name: 'Log in' });
    await form.getByLabel('Username or mobile number').fill('juan');
    await form.getByLabel('Password', { exact: true }).fill('wrong');
    await form.getByRole('button', { name: 'Log in' }).click();
    const warning = page.getByRole('dialog', { name: 'That did not work' });
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(form.getByLabel('Username or mobile number')).toHaveValue('juan');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  });
});
