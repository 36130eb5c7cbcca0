import type { FrameLocator, Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';
import { closeBets, startGame, startNextRound } from './start-game.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The page of the lobby that lists each kind of game. */
const paths = {
  slot: '/rng?slotClass=VP',
  bingo: '/rng?slotClass=BG',
  fish: '/fish?vendor=LAMBAT',
  baccarat: '/live?vendor=BAYLIVE',
  duel: '/pvp?vendor=LUKSO',
  poker: '/pvp?vendor=TONGHALI',
  sports: '/sports?vendor=LIGA',
  esports: '/esports',
  cockfight: '/cockfight',
  lottery: '/elott',
  roulette: '/rng?search=Mini+Roulette',
} as const;

/** The pages that list a live table of each kind last. */
const livePaths = {
  baccarat: paths.baccarat,
  roulette: '/live?search=Bayside+Roulette',
  sicbo: '/live?search=Bayside+Sic+Bo',
} as const;

/** Puts chips on two places by keyboard, takes one back, and lets the button have the focus. */
async function placeChips(page: Page, game: FrameLocator): Promise<void> {
  const places = game.locator('button.choice');
  await expect(game.locator('[data-locked]')).toHaveCount(0);
  await places.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(places.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(game.locator('#stake')).toHaveText('₱15');
  await game.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(game.locator('#stake')).toHaveText('₱10');
  await expect(game.locator('.chip-on:not([hidden])')).toHaveCount(2);
  await game.locator('#spin').focus();
}

/** Selects another choice or puts chips on the table, if the game has either, and plays a round. */
async function playRound(page: Page, game: FrameLocator): Promise<void> {
  const choices = game.getByRole('radio');
  if ((await game.locator('.rack').count()) > 0) {
    await placeChips(page, game);
  } else if ((await choices.count()) > 0) {
    await choices.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(choices.nth(1)).toBeChecked();
  } else {
    await game.locator('#spin').focus();
  }
  const before = await game.locator('#result').textContent();
  await page.keyboard.press('Enter');
  await expect(game.locator('#result')).not.toHaveText(before ?? '');
  await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
  await expect(game.locator('#result')).not.toHaveText('');
}

/** Expects scene, stake and button to be fully visible, and the game's name to be hidden. */
async function expectInView(game: FrameLocator, kind: string): Promise<void> {
  await expect(game.locator('.name')).toHaveCSS('clip-path', 'inset(50%)');
  const stage = game.locator('.stage');
  const overflow = await stage.evaluate((node) => node.scrollHeight - node.clientHeight);
  // The lottery has more numbers than fit on a phone.
  if (!kind.startsWith('lottery')) expect(overflow, kind).toBeLessThanOrEqual(0);
  for (const part of ['.stage', '#stake', '#spin']) {
    await expect(game.locator(part), `${part} of ${kind}`).toBeInViewport({ ratio: 1 });
  }
}

/** Starts a game of a kind, plays a round, and checks the game and its rules. */
async function checkGame(page: Page, kind: keyof typeof paths): Promise<void> {
  const game = await startGame(page, paths[kind]);
  await expect(game.locator('body')).toHaveAttribute('data-kind', kind);
  await expect(game.locator('#sound')).toHaveAttribute('aria-pressed', 'false');
  await expectInView(game, kind);
  await page.setViewportSize({ width: 740, height: 360 });
  await expectInView(game, `${kind} in landscape`);
  await page.setViewportSize({ width: 360, height: 640 });
  await playRound(page, game);
  const balance = (await game.locator('#balance').textContent()) ?? '';
  await expect(page.getByText(balance, { exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page, 'iframe'), kind).toEqual([]);
  await game.getByRole('button', { name: 'Rules and payouts' }).press('Enter');
  await expect(game.getByRole('dialog', { name: 'Rules and payouts' })).toBeVisible();
  // Only a jackpot slot has a jackpot among its rules.
  if (kind === 'slot') await expect(game.locator('#jackpot')).toBeHidden();
  expect(await accessibilityFaults(page, 'iframe'), `the rules of ${kind}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(game.getByRole('dialog')).toBeHidden();
}

// Only a browser runs the games, in frames of another origin.
for (const kinds of [
  ['slot', 'fish', 'duel'],
  ['bingo', 'lottery', 'roulette'],
] as const) {
  test(`starts ${kinds.join(', ')} from the lobby, plays by keyboard and updates the balance`, async ({
    page,
  }) => {
    await signIn(page);
    for (const kind of kinds) await test.step(kind, () => checkGame(page, kind));
  });
}

/** Places a double on the book of a game, and finds it among the open bets. */
async function placeDouble(page: Page, game: FrameLocator): Promise<void> {
  const prices = game.locator('.price-button');
  await prices.nth(0).press('Enter');
  await prices.nth(7).press('Enter');
  await expect(game.locator('.price-button[aria-pressed="true"]')).toHaveCount(2);
  // From a price, a key opens the slip, and the focus comes back to the price.
  const slip = game.getByRole('dialog', { name: 'Bet slip' });
  await prices.nth(7).press('s');
  await expect(slip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prices.nth(7)).toBeFocused();
  await game.locator('#spin').press('Enter');
  await slip.getByLabel('Stake').fill('35');
  await slip.getByRole('button', { name: '×2' }).press('Enter');
  expect(await accessibilityFaults(page, 'iframe'), 'the slip').toEqual([]);
  await slip.getByRole('button', { name: 'Place ₱70' }).press('Enter');
  await expect(slip).toBeHidden();
  await expect(game.locator('.bet[data-state="open"]').first()).toContainText('Accumulator of 2');
}

for (const kind of ['sports', 'esports'] as const) {
  test(`takes a double on ${kind}, within the first screen of a phone`, async ({ page }) => {
    await signIn(page);
    const game = await startGame(page, paths[kind]);
    await expect(game.locator('.match').first()).toBeInViewport({ ratio: 1 });
    await expect(game.locator('#spin')).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page, 'iframe'), kind).toEqual([]);
    await placeDouble(page, game);
    const balance = (await game.locator('#balance').textContent()) ?? '';
    await expect(page.getByText(balance, { exact: true }).first()).toBeVisible();
  });
}

test('a bet on Wala is taken while bets are open, and the winner is shown', async ({
  page,
  site,
}) => {
  await signIn(page);
  const game = await startGame(page, paths.cockfight);
  await expectInView(game, 'cockfight');
  expect(await accessibilityFaults(page, 'iframe')).toEqual([]);
  await startNextRound(page, game, site);
  await expect(game.locator('.felt[data-phase="open"]')).toBeAttached();
  await game.getByRole('radio', { name: /Wala/ }).check({ force: true });
  await game.locator('#spin').press('Enter');
  await expect(game.locator('.arena-own').nth(1)).toContainText('Yours: ₱5');
  await startNextRound(page, game, site);
  await expect(game.locator('#message')).toContainText('Winner:');
});

test('deals a hand of poker against the house, keeps it over a reload, calls and verifies it', async ({
  page,
}) => {
  await signIn(page);
  let game = await startGame(page, paths.poker);
  await expectInView(game, 'poker');
  await game.locator('#spin').press('Enter');
  await expect(game.locator('#spin-label')).toHaveText('Call ₱10');
  expect(await accessibilityFaults(page, 'iframe')).toEqual([]);
  const said = await game.locator('#message').textContent();
  game = await startGame(page, paths.poker);
  await expect(game.locator('#message')).toHaveText(said ?? '');
  await game.locator('#spin').press('Enter');
  await expect(game.locator('#message')).toContainText('House:');
  await game.getByRole('button', { name: 'Rules and payouts' }).press('Enter');
  await game.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(game.locator('.verdict[data-passed="true"]')).toHaveCount(3);
  expect(await accessibilityFaults(page, 'iframe'), 'the proof').toEqual([]);
});

test('takes a bet from the record to the page that verifies it', async ({ page }) => {
  await signIn(page);
  const game = await startGame(page, paths.roulette);
  await placeChips(page, game);
  await page.keyboard.press('Enter');
  await expect(game.locator('#message')).toContainText(/You are paid|The house takes it/);
  await page.goto('/member?page=personalHistoryCopy');
  // Other tests of this worker may have left bets that settle only now.
  const bets = page.getByRole('table', { name: 'Bets' }).getByRole('row');
  const bet = bets.filter({ hasText: 'Mini Roulette' }).first();
  await bet.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Mini Roulette' });
  const replay = page.frameLocator('dialog iframe');
  await expect(replay.getByRole('button', { name: 'Show again' })).toBeVisible();
  await dialog.getByText('Fair by proof').click();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  const [verified] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Verify this round' }).click(),
  ]);
  await expect(verified.locator('.verdict[data-passed="true"]')).toHaveCount(3);
  await expect(verified.locator('#proof')).toHaveValue(/"kind":"roulette"/);
  expect(await accessibilityFaults(verified)).toEqual([]);
});

test('a jackpot slot starts with sound, as the settings say, and says how its jackpot is won', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gameSounds', 'true'));
  await signIn(page);
  const game = await startGame(page, '/rng?slotClass=JP');
  await expect(game.locator('#sound')).toHaveAttribute('aria-pressed', 'true');
  await game.getByRole('button', { name: 'Rules and payouts' }).press('Enter');
  await expect(game.getByRole('dialog')).toContainText('Five lamps on the first line');
  await expect(game.locator('#jackpot')).toContainText('all of it with a bet of ₱250');
});

/** Lets a function decide when the answer of the next round comes. */
async function holdRound(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(
    '**/fish/play',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

test('header and game show the same balance during a round, after it, and after a deposit', async ({
  page,
  site,
}) => {
  await signIn(page);
  const game = await startGame(page, paths.fish);
  const inGame = game.locator('#balance');
  const inHeader = page
    .getByRole('banner')
    .first()
    .getByText(/^₱[\d,.]+$/)
    .first();
  const figure = async () => (await inGame.textContent()) ?? '';
  const balance = async () => Number((await figure()).replaceAll(/[^\d.]/g, ''));

  const before = await figure();
  await expect(inHeader).toHaveText(before);
  const release = await holdRound(page);
  await game.locator('#spin').press('Enter');
  await expect(inGame).not.toHaveText(before);
  await expect(inHeader).toHaveText(await figure());
  release();
  await expect(game.locator('#result')).not.toHaveText('');
  await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
  await expect(inHeader).toHaveText(await figure());

  const left = await balance();
  const money = { key: 'more-to-play', amount: 5_000, reason: 'To play with' };
  await site.operate('POST', '/members/juan/balance', money);
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(balance).toBeCloseTo(left + 5_000, 2);
  await expect(inHeader).toHaveText(await figure());
});

test('links to the cashier when the balance is too low, and ignores messages of other windows', async ({
  page,
  site,
}) => {
  const account = { username: 'pobre', password: 'Parola2026', type: 0, balance: 0 };
  await site.operate('POST', '/accounts', account);
  await signIn(page, 'pobre');
  const game = await startGame(page, paths.baccarat);
  await page.evaluate(() => {
    for (const type of ['parola:close', 'parola:cashier', 'parola:ready', 'x', null]) {
      window.postMessage({ type }, location.origin);
      window.postMessage(type, '*');
    }
  });
  await startNextRound(page, game, site);
  await game.locator('button.choice').first().press('Space');
  await game.locator('#spin').press('Enter');
  await expect(game.locator('#message')).toContainText('Your balance is too low');
  await expect(page).toHaveURL(/\/seamless/);
  await game.getByRole('button', { name: 'Deposit' }).press('Enter');
  await expect(page).toHaveURL(/\/member\?page=deposit/);
});

for (const [kind, path] of Object.entries(livePaths)) {
  test(`a player bets at a live table of ${kind} in time, and sees dealer, history and the end`, async ({
    page,
    site,
  }) => {
    await signIn(page);
    const game = await startGame(page, path);
    await expect(game.locator('body')).toHaveAttribute('data-kind', kind);
    await expectInView(game, kind);
    await expect(game.locator('.dealer-face')).toBeInViewport({ ratio: 1 });
    await expect(game.locator('.road-ring, .came').first()).toBeInViewport();
    await page.setViewportSize({ width: 740, height: 360 });
    await expectInView(game, `${kind} in landscape`);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await accessibilityFaults(page, 'iframe')).toEqual([]);
    await startNextRound(page, game, site);
    await placeChips(page, game);
    await page.keyboard.press('Enter');
    await expect(game.locator('#message')).toContainText('₱10 is on the table');
    await expect(game.locator('#stake')).toHaveText('₱0');
    await expect(game.locator('.chip-on:not([hidden])')).toHaveCount(2);
    await closeBets(page, game, site);
    await expect(game.locator('.dealer-phase')).toHaveText('No more bets');
    await startNextRound(page, game, site);
    await expect(game.locator('#message')).toContainText(/^(You are paid|Your ₱10 is lost)/);
    await game.getByRole('button', { name: 'Repeat the last bets' }).click();
    await expect(game.locator('#stake')).toHaveText('₱10');
  });
}
