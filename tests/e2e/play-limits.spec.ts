import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';
import { startGame } from './start-game.ts';

test.use({ viewport: { width: 360, height: 800 }, liveEvents: true });

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

// Only a browser has the width of the page, and the button that the keyboard reaches.
for (const width of [360, 1440]) {
  test(`a limit of deposits is shown before a deposit, and holds it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/member?page=protection');
    await page.getByRole('button', { name: 'Set a limit: Deposits, A day' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Deposits · A day' });
    await expect(dialog.getByLabel(/^Limit/)).toBeFocused();
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await page.goto('/member?page=deposit');
    await expect(page.getByText(/^₱300\.00 left until/)).toBeVisible();
    await page.getByRole('radio', { name: 'E-wallet' }).check();
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.fill('500');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Deposit', exact: true }).press('Enter');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue('500');
    await expect(page.getByRole('region', { name: 'State of this deposit' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

/** Comes back to a tab: the app asks the gateway for the time of the play, as it does each minute. */
const returnTo = (tab: Page) =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// Only a browser covers the frame of a game with a dialog, in two tabs of one member.
for (const width of [360, 1440]) {
  test(`a look at the play stops a game, and one answer closes it in both tabs, at ${width} px`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    const game = await startGame(page, '/rng?slotClass=VP');
    await game.locator('#spin').press('Enter');
    await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.frameLocator('iframe').locator('body[data-entered]')).toBeAttached();

    await site.operate('POST', '/clock', { advanceSeconds: 61 * 60 });
    const look = (tab: Page) => tab.getByRole('dialog', { name: 'A look at your play' });
    for (const tab of [page, other]) {
      await returnTo(tab);
      await expect(look(tab)).toBeVisible();
    }
    expect(await accessibilityFaults(other, 'dialog[open]')).toEqual([]);
    await other.keyboard.press('Escape');
    await expect(look(other)).toBeVisible();
    await look(other).getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(look(other)).toBeHidden();
    await returnTo(page);
    await expect(look(page)).toBeHidden();
  });
}
