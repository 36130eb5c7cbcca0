import { expect, signIn, test } from './fixtures.ts';

// Only a browser has a policy that refuses a frame.
test('a game of an origin that the policy does not list opens in a tab', async ({ page }) => {
  await signIn(page);
  await page.route('**/wps/game/launchGame*', (route) =>
    route.fulfill({ json: { success: true, value: { url: 'https://vendor.example/slot' } } }),
  );
  await page.goto('/rng?slotClass=VP');
  await page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(page.getByText('This game opens in a tab of its own')).toBeVisible();
});
