import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, signInAgent, test } from './fixtures.ts';

/** Opens the form of the last galleon and fills it in. */
async function wantGalleon(page: Page): Promise<void> {
  await page.goto('/pointMall?kind=gift');
  const tile = page.getByRole('listitem').filter({ hasText: 'Galleon, the last one' });
  await tile.getByRole('button', { name: 'Redeem' }).click();
  await page.getByLabel('Receiving address').fill('14 Mabini Street, Cebu City 6000');
  await page.getByLabel('Mobile number').fill('0917 555 0001');
  await page.getByLabel('Withdrawal password').fill('246810');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
}

// Only a browser has two players at two screens of one site.
test('two players redeem the last gift: one gets it, the other keeps the points', async ({
  page,
  browser,
  site,
}) => {
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(page);
  await signInAgent(other, 'ana');
  const players = [page, other];
  for (const player of players) await wantGalleon(player);
  await Promise.all(
    players.map((player) => player.getByRole('button', { name: 'Redeem now' }).click()),
  );
  const won = players.map((player) =>
    player
      .getByRole('dialog', { name: 'It is redeemed' })
      .waitFor()
      .then(() => true),
  );
  const lost = players.map((player) =>
    player
      .getByText('There is not enough left of this.')
      .waitFor()
      .then(() => false),
  );
  const ends = await Promise.all(players.map((_, nth) => Promise.race([won[nth], lost[nth]])));
  expect(ends.filter(Boolean)).toHaveLength(1);
  await other.context().close();
});
