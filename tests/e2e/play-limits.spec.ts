import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';
import { startGame } from './start-game.ts';

test.use({ viewport: { width: 360, height: 800 } });

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

const day = 'Time at play, A day';

/** Types a limit into the open dialog, and sends it by keyboard. */
async function sendLimit(page: Page, minutes: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Time at play · A day' });
  const field = dialog.getByLabel(/^Limit in minutes/);
  await expect(field).toBeFocused();
  await field.fill(minutes);
  await page.keyboard.press('Enter');
}

// Only a browser has the frame of a game beside the page that changes its limit, and the width of its bar.
test('a limit of time that is lowered in another tab ends the play, and refuses the next game', async ({
  page,
  context,
  site,
}) => {
  await signIn(page);
  await page.goto('/member?page=protection');
  await page.getByRole('button', { name: `Set a limit: ${day}` }).press('Enter');
  await sendLimit(page, '1200');
  const change = page.getByRole('button', { name: `Change the limit: ${day}` });
  await expect(change).toBeFocused();

  const playing = await context.newPage();
  const game = await startGame(playing, '/rng?slotClass=VP');
  await game.locator('#spin').press('Enter');
  await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
  await expect(playing.getByText(/\d\shr.* left$/)).toBeVisible();
  const excess = await playing.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBe(0);

  await site.operate('POST', '/clock', { advanceSeconds: 120 });
  await page.bringToFront();
  await change.press('Enter');
  await sendLimit(page, '1');
  await page.getByRole('button', { name: 'Set it anyway' }).press('Enter');
  const card = page.getByRole('region', { name: 'Time at play' });
  await expect(card.getByText(/^Nothing left until/)).toBeVisible();

  await playing.bringToFront();
  await game.locator('#spin').press('Enter');
  const said = /^Your time at play is used up\. Nothing was staked/;
  await expect(game.locator('#message')).toHaveText(said);
  await playing.reload();
  const refused = playing.getByText('Your time at play is used up');
  await expect(refused).toBeVisible();
  expect(await accessibilityFaults(playing, 'main')).toEqual([]);
  await playing.getByRole('link', { name: 'Play limits' }).press('Enter');
  await expect(playing.getByRole('heading', { name: 'You set the limits' })).toBeVisible();
});

// Only a browser has the width of a button.
test('the buttons of the limits are wide enough to press, and one like the other', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/member?page=protection');
  const buttons = page.getByRole('button', { name: /^Set a limit: / });
  await expect(buttons.first()).toBeVisible();
  const widths = await buttons.evaluateAll((all) =>
    all.map((own) => Math.round(own.getBoundingClientRect().width)),
  );
  expect(new Set(widths)).toEqual(new Set([72]));
});
