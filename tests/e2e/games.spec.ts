import type { FrameLocator, Locator, Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';
import { startGame } from './start-game.ts';

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
async function putChips(page: Page, game: FrameLocator): Promise<void> {
  const places = game.locator('button.choice');
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
    await putChips(page, game);
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
  await game.getByRole('button', { name: 'What pays' }).press('Enter');
  await expect(game.getByRole('dialog', { name: 'What pays' })).toBeVisible();
  expect(await accessibilityFaults(page, 'iframe'), `the rules of ${kind}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(game.getByRole('dialog')).toBeHidden();
}

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
  await game.locator('#spin').press('Enter');
  const slip = game.getByRole('dialog', { name: 'Bet slip' });
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

test('bets on Wala while bets are open, and tells the winner', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const game = await startGame(page, paths.cockfight);
  await expectInView(game, 'cockfight');
  expect(await accessibilityFaults(page, 'iframe')).toEqual([]);
  await expect(game.locator('.felt[data-phase="open"]')).toBeAttached({ timeout: 60_000 });
  await game.getByRole('radio', { name: /Wala/ }).check({ force: true });
  await game.locator('#spin').press('Enter');
  await expect(game.locator('.arena-own').nth(1)).toContainText('Yours: ₱5');
  await expect(game.locator('#message')).toContainText('Winner:', { timeout: 60_000 });
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
  await game.getByRole('button', { name: 'What pays' }).press('Enter');
  await game.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(game.locator('.verdict[data-passed="true"]')).toHaveCount(3);
  expect(await accessibilityFaults(page, 'iframe'), 'the proof').toEqual([]);
});

interface Seen {
  readonly at: number;
  readonly text: string;
}

/** Records each figure of an element with its time. Returns the function that reads them. */
async function recordFigures(element: Locator): Promise<() => Promise<Seen[]>> {
  await element.evaluate((node) => {
    const seen = [{ at: Date.now(), text: node.textContent ?? '' }];
    Object.assign(window, { figures: seen });
    const note = () => seen.push({ at: Date.now(), text: node.textContent ?? '' });
    new MutationObserver(note).observe(node, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => element.evaluate(() => (window as unknown as { figures: Seen[] }).figures);
}

/** The figure that was shown at a time. */
const figureAt = (seen: readonly Seen[], time: number) =>
  seen.findLast(({ at }) => at <= time)?.text.replace(/[^\d.]/g, '') ?? '';

test('takes a bet from the record to the page that verifies it', async ({ page }) => {
  await signIn(page);
  const game = await startGame(page, paths.roulette);
  await putChips(page, game);
  await page.keyboard.press('Enter');
  await expect(game.locator('#message')).toContainText(/You won|The house takes it/);
  await page.goto('/member?page=personalHistoryCopy');
  // Other tests of this worker may have left bets that settle only now.
  const bets = page.getByRole('table', { name: 'Bets' }).getByRole('row');
  const bet = bets.filter({ hasText: 'Mini Roulette' }).first();
  await bet.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Mini Roulette' });
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

test('a jackpot slot tells how its jackpot is won, and no other slot does', async ({ page }) => {
  await signIn(page);
  const game = await startGame(page, '/rng?slotClass=JP');
  await game.getByRole('button', { name: 'What pays' }).press('Enter');
  await expect(game.getByRole('dialog')).toContainText('Five lamps on the first line');
  await expect(game.locator('#jackpot')).toContainText('all of it with a bet of ₱250');
  const other = await startGame(page, '/rng?slotClass=VP');
  await other.getByRole('button', { name: 'What pays' }).press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(other.locator('#jackpot')).toBeHidden();
});

test('shows the same balance in the header and in the game within 300 ms, also after a deposit', async ({
  page,
  site,
}) => {
  await signIn(page);
  const game = await startGame(page, paths.fish);
  const inGame = await recordFigures(game.locator('#balance'));
  const header = page
    .getByRole('banner')
    .first()
    .getByText(/^₱[\d,.]+$/)
    .first();
  const inHeader = await recordFigures(header);
  for (let round = 0; round < 3; round += 1) {
    const before = (await inGame()).length;
    await game.locator('#spin').press('Enter');
    // The stake is taken off, then the round is settled.
    await expect.poll(async () => (await inGame()).length).toBeGreaterThanOrEqual(before + 2);
    await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
  }
  await page.waitForTimeout(400);
  const [shown, followed] = [await inGame(), await inHeader()];
  expect(shown.length).toBeGreaterThan(3);
  for (const [nth, { at }] of shown.entries()) {
    // A figure that was replaced sooner did not differ for longer.
    if ((shown[nth + 1]?.at ?? Infinity) - at < 300) continue;
    expect(figureAt(followed, at + 300), `figure ${nth}`).toBe(figureAt(shown, at + 300));
  }
  const balance = async () =>
    Number((await game.locator('#balance').textContent())?.replaceAll(/[^\d.]/g, ''));
  const before = await balance();
  const money = { key: 'more-to-play', amount: 5_000, reason: 'To play with' };
  await site.operate('POST', '/members/juan/balance', money);
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(balance).toBeCloseTo(before + 5_000, 2);
  await expect(header).toHaveText((await game.locator('#balance').textContent()) ?? '');
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
  await expect(game.locator('.dealer-left')).toHaveText(/0:(0[6-9]|1\d)/, { timeout: 60_000 });
  await game.locator('button.choice').first().press('Space');
  await game.locator('#spin').press('Enter');
  await expect(game.locator('#message')).toContainText('Your balance is too low');
  await expect(page).toHaveURL(/\/seamless/);
  await game.getByRole('button', { name: 'Deposit' }).press('Enter');
  await expect(page).toHaveURL(/\/member\?page=deposit/);
});

for (const [kind, path] of Object.entries(livePaths)) {
  test(`bets at a live table of ${kind} in time, sees dealer and history, and is told the end`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
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
    // A round with enough time to bet by keyboard.
    await expect(game.locator('.dealer-left')).toHaveText(/0:1[4-8]/, { timeout: 60_000 });
    await putChips(page, game);
    await page.keyboard.press('Enter');
    await expect(game.locator('#message')).toContainText('₱10 is on the table');
    await expect(game.locator('#stake')).toHaveText('₱0');
    await expect(game.locator('.chip-on:not([hidden])')).toHaveCount(2);
    await expect(game.locator('#message')).toContainText(/^(You won|Your ₱10 is lost)/, {
      timeout: 60_000,
    });
    await game.getByRole('button', { name: 'Repeat the last bets' }).click();
    await expect(game.locator('#stake')).toHaveText('₱10');
  });
}

for (const sounds of [true, false]) {
  test(`starts ${sounds ? 'with' : 'without'} sound, as the settings say`, async ({ page }) => {
    await page.addInitScript((on) => localStorage.setItem('gameSounds', String(on)), sounds);
    await signIn(page);
    const game = await startGame(page, paths.baccarat);
    await expect(game.locator('#sound')).toHaveAttribute('aria-pressed', String(sounds));
  });
}
