import type { Page, Route } from '@playwright/test';
import { accessibilityFaults, expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The frame of the game when it is ready. */
async function gameFrame(page: Page) {
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('body[data-entered]')).toBeAttached();
  return frame;
}

// Only a browser runs the game, in a frame that is loaded again.
test('plays a slot with play money, also after a reload, and with real money after signing in', async ({
  page,
}) => {
  await page.goto('/rng?slotClass=VP');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Try it with play money' }).click();
  await expect(page).toHaveURL(/\/seamless\?node=\d+&demo=true$/);
  await expect(page.getByText('Play money', { exact: true })).toBeVisible();

  let frame = await gameFrame(page);
  await expect(frame.locator('#balance-label')).toHaveText('Play money');
  await expect(frame.locator('#balance')).toHaveText('₱2,000.00');
  for (const part of ['main header', 'iframe']) {
    expect(await accessibilityFaults(page, part), part).toEqual([]);
  }
  const result = frame.locator('#result');
  const before = await result.textContent();
  await frame.locator('#spin').click();
  await expect(result).not.toHaveText(before ?? '');
  await expect(frame.locator('body')).toHaveAttribute('data-phase', 'idle');

  await page.reload();
  frame = await gameFrame(page);
  await expect(frame.locator('#balance-label')).toHaveText('Play money');
  await page.getByRole('button', { name: 'Play for real' }).click();
  await expect(login.getByRole('button', { name: /Try it with/ })).toBeHidden();
  await login.getByRole('textbox', { name: 'Username or mobile number' }).fill('juan');
  await login.getByRole('textbox', { name: 'Password' }).fill('Parola2026');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/seamless\?node=\d+$/);
  frame = await gameFrame(page);
  await expect(frame.locator('#balance-label')).toHaveText('Balance');
  // Other tests of this site play with the same account.
  await expect(frame.locator('#balance')).toHaveText(/^₱(9|10),\d{3}\.\d\d$/);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng\?slotClass=VP$/);
});

test('gives new play money when it is used up', async ({ page }) => {
  // The first trial starts with 10 centavos, because losing the whole balance takes many rounds.
  async function reduceBalance(route: Route): Promise<void> {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), balanceCentavos: 10 } });
  }
  await page.route('**/trial/fish/open', reduceBalance, { times: 1 });
  await page.goto('/fish');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try it with play money' }).click();
  const frame = await gameFrame(page);
  const newMoney = frame.getByRole('button', { name: 'Fresh play money' });
  await frame.locator('#spin').click();
  await expect(newMoney).toBeVisible();
  await expect(frame.locator('#message')).toContainText('take a fresh purse');
  await newMoney.click();
  await expect(frame.locator('#balance')).toHaveText('₱2,000.00');
  await expect(page).toHaveURL(/demo=true/);
});
