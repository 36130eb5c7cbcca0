import type { FrameLocator, Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Where in the lobby each kind of game is found. */
const places = {
  slot: '/rng?slotClass=VP',
  bingo: '/rng?slotClass=BG',
  fish: '/fish?vendor=LAMBAT',
  baccarat: '/live?vendor=BAYLIVE',
  duel: '/pvp?vendor=TONGHALI',
  match: '/sports',
  lottery: '/elott',
  roulette: '/rng?search=Mini+Roulette',
  sicbo: '/live?vendor=SAMPAGUITA',
} as const;

/** Starts a game of the lobby by the keyboard, and waits until it can be played. */
async function start(page: Page, place: string): Promise<FrameLocator> {
  await page.goto(place);
  const card = page.getByRole('main').getByRole('article').last().getByRole('button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-entered]')).toBeAttached();
  return game;
}

/** Chooses something else where there is a choice, and plays. */
async function playRound(page: Page, game: FrameLocator): Promise<void> {
  const choices = game.getByRole('radio');
  if ((await choices.count()) > 0) {
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

/** Sees picture, choices, stake and button at once: nothing is cut off, and no name is said twice. */
async function expectInView(game: FrameLocator, kind: string): Promise<void> {
  await expect(game.locator('.name')).toHaveCSS('clip-path', 'inset(50%)');
  const stage = game.locator('.stage');
  const beyond = await stage.evaluate((node) => node.scrollHeight - node.clientHeight);
  // The lottery of many numbers is longer than a phone.
  if (!kind.startsWith('lottery')) expect(beyond, kind).toBeLessThanOrEqual(0);
  for (const part of ['.stage', '#stake', '#spin']) {
    await expect(game.locator(part), `${part} of ${kind}`).toBeInViewport({ ratio: 1 });
  }
}

/** Walks to a game of a kind, plays it, and looks at it and at its rules. */
async function walk(page: Page, kind: keyof typeof places): Promise<void> {
  const game = await start(page, places[kind]);
  await expect(game.locator('body')).toHaveAttribute('data-kind', kind);
  await expect(game.locator('#sound')).toHaveAttribute('aria-pressed', 'false');
  await expectInView(game, kind);
  await page.setViewportSize({ width: 740, height: 360 });
  await expectInView(game, `${kind} on its side`);
  await page.setViewportSize({ width: 360, height: 640 });
  await playRound(page, game);
  const left = (await game.locator('#balance').textContent()) ?? '';
  await expect(page.getByText(left, { exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page, 'iframe'), kind).toEqual([]);
  await game.getByRole('button', { name: 'What pays' }).press('Enter');
  await expect(game.getByRole('dialog', { name: 'What pays' })).toBeVisible();
  expect(await accessibilityFaults(page, 'iframe'), `the rules of ${kind}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(game.getByRole('dialog')).toBeHidden();
}

for (const kinds of [
  ['slot', 'fish', 'baccarat', 'duel'],
  ['bingo', 'lottery', 'match'],
  ['roulette', 'sicbo'],
] as const) {
  test(`${kinds.join(', ')}: started from the lobby, played by the keyboard, seen in the balance`, async ({
    page,
  }) => {
    await signIn(page);
    for (const kind of kinds) await test.step(kind, () => walk(page, kind));
  });
}

test('a stake that is not there leads to the cashier, and words of strangers lead nowhere', async ({
  page,
  site,
}) => {
  const account = { username: 'pobre', password: 'Parola2026', type: 0, balance: 0 };
  await site.operate('POST', '/accounts', account);
  await signIn(page, 'pobre');
  const game = await start(page, places.baccarat);
  await page.evaluate(() => {
    for (const type of ['parola:close', 'parola:cashier', 'parola:ready', 'x', null]) {
      window.postMessage({ type }, location.origin);
      window.postMessage(type, '*');
    }
  });
  await game.locator('#spin').press('Enter');
  await expect(game.locator('#message')).toContainText('Your balance is too low');
  await expect(page).toHaveURL(/\/seamless/);
  await game.getByRole('button', { name: 'Deposit' }).press('Enter');
  await expect(page).toHaveURL(/\/member\?page=deposit/);
});
