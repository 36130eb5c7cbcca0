import type { Locator, Page } from '@playwright/test';
import { desktop } from './axe.ts';
import { expectFocusKept, pressAt, tabTo, typeAt } from './by-keys.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectSaid, listenTo } from './said.ts';
import { playSlot } from './start-game.ts';
import type { Site } from '../support/open-site.ts';

test.use({ viewport: desktop });

const main = (page: Page) => page.getByRole('main');
const fieldOf = (place: Page | Locator, name: string) => place.getByLabel(name, { exact: true });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').first().getByRole('link', { name });

/** Opens the page on which a journey begins, with its program. */
async function openByKeys(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Marks a box or chooses the first radio button of a group. */
async function checkAt(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Chooses a radio button of a group by the arrow keys. */
async function chooseAt(page: Page, first: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, first);
  for (let n = 0; n < 9 && !(await wanted.isChecked()); n += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeFocused();
}

/** Moves the clock of the gateway by a day. Its answers have that date, as on a host of their own. The session ends. */
async function letDayPass(page: Page, site: Site): Promise<void> {
  const advanceSeconds = 86_400;
  await site.operate('POST', '/clock', { advanceSeconds });
  await page.route('**/wps/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + advanceSeconds * 1_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
}

// Only a browser moves the focus by Tab, and loses it with an element that goes away.
test.describe('by the keyboard alone, and heard by a screen reader, a player', () => {
  test('registers', async ({ page, context, site }) => {
    const said = await listenTo(context);
    await openByKeys(page, '/help');
    await pressAt(page, headerLink(page, 'Register'));
    await expect(page).toHaveURL(/register/);
    const mobile = fieldOf(page, 'Mobile number').and(page.getByRole('textbox'));
    await typeAt(page, mobile, '09185567001');
    await pressAt(page, page.getByRole('button', { name: 'Get code' }));
    await expectSaid(said, ['Register', 'We sent a code to +63 9185567001.']);
    await expectFocusKept(page);
    const sent = (await site.operate('GET', '/outbox?to=639185567001')) as { code?: string }[];
    await tabTo(page, fieldOf(page, 'Password'), 'Shift+Tab');
    await page.keyboard.type('Secret77');
    await typeAt(page, fieldOf(page, 'Confirm password'), 'Secret77');
    await typeAt(page, fieldOf(page, 'SMS code'), sent[0]?.code ?? '');
    await pressAt(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
    await typeAt(page, fieldOf(page, 'Real name'), 'Maria Santos');
    await checkAt(page, page.getByRole('checkbox', { name: /terms of use/ }));
    await checkAt(page, page.getByRole('checkbox', { name: /18 years/ }));
    await pressAt(page, page.getByRole('button', { name: 'Create account' }));
    await expect(dialogOf(page, 'Welcome to Parola')).toBeVisible();
    await expectFocusKept(page);
    await expectSaid(said, [
      'Register',
      'We sent a code to +63 9185567001.',
      'Password rule: 1 of 3 done',
      'Password rule: 2 of 3 done',
      'Password rule: 3 of 3 done',
      'Slots, live casino and sports in pesos',
      'You are logged in.',
    ]);
  });

  test('signs in, at the second try', async ({ page, context }) => {
    const said = await listenTo(context);
    await openByKeys(page, '/help');
    await pressAt(page, headerLink(page, 'Log in'));
    const form = dialogOf(page, 'Log in');
    await typeAt(page, fieldOf(form, 'Username or mobile number'), 'juan');
    await typeAt(page, fieldOf(form, 'Password'), 'wrong-one');
    await page.keyboard.press('Enter');
    const warning = dialogOf(page, 'That did not work');
    await expect(warning.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    await expectFocusKept(page);
    await typeAt(page, fieldOf(form, 'Password'), 'Parola2026');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expectSaid(said, [
      'dialog: Log in',
      'dialog: That did not work',
      'dialog: Log in',
      'You are logged in.',
    ]);
    await expectFocusKept(page);
  });

  test('searches a game and opens it, spins, and leaves', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/rng');
    await expectSaid(said, [/^\d+ games$/]);
    await typeAt(page, page.getByRole('searchbox', { name: 'Search games' }), 'Kalsada');
    await expectSaid(said, [/^\d+ games$/, '1 game']);
    const tile = main(page).getByRole('article').filter({ hasText: 'Hari ng Kalsada' });
    await pressAt(page, tile.getByRole('button').first());
    await expect(page).toHaveURL(/\/seamless/);
    const game = page.frameLocator('iframe');
    await expect(game.locator('body[data-entered]')).toBeAttached();
    await expectFocusKept(page);
    const spin = game.locator('#spin');
    const isAtSpin = () => spin.evaluate((own) => own === document.activeElement);
    for (let n = 0; n < 60 && !(await isAtSpin()); n += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSaid(said, [
      /^\d+ games$/,
      '1 game',
      'Game',
      'Lighting the lamp…',
      'Choose a stake and spin.',
      /^(You are paid .+|No win this time\.)$/,
    ]);
    const leave = page.getByRole('button', { name: 'Leave the game' });
    await leave.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/rng/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect.poll(() => said.at(-1)).toBe('Slots');
    await expectFocusKept(page);
  });

  test('deposits', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/');
    await pressAt(page, headerLink(page, 'Deposit'));
    const amount = fieldOf(page, 'Amount');
    await expect(page.getByRole('heading', { name: 'Deposit', level: 1 })).toBeFocused();
    await chooseAt(
      page,
      page.getByRole('radio').first(),
      page.getByRole('radio', { name: 'E-wallet' }),
    );
    await typeAt(page, amount, '300');
    await expectSaid(said, [
      'Deposit',
      'You pay: ₱300.00. Fee: ₱0.00. Added to your balance: ₱300.00',
    ]);
    const opening = page.waitForEvent('popup');
    await pressAt(page, page.getByRole('button', { name: 'Deposit ₱300.00', exact: true }));
    const provider = await opening;
    await pressAt(provider, provider.getByRole('button', { name: 'Pay ₱300.00' }));
    await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible();
    await provider.close();
    await page.bringToFront();
    await expectSaid(said, [
      'Deposit',
      'You pay: ₱300.00. Fee: ₱0.00. Added to your balance: ₱300.00',
      'Waiting for payment',
      'Paid',
    ]);
    await expectFocusKept(page);
  });

  test('withdraws', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/member?page=withdraw');
    await typeAt(page, fieldOf(page, 'Amount'), '300');
    await expectSaid(said, ['Charge: ₱10.00. You receive: ₱290.00']);
    await pressAt(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await typeAt(page, page.getByLabel('Withdrawal password'), '246810');
    await pressAt(page, page.getByRole('button', { name: 'Withdraw now' }));
    await expect(page.getByRole('heading', { name: '₱300.00' })).toBeFocused();
    await expectFocusKept(page);
    await expectSaid(said, [
      'Charge: ₱10.00. You receive: ₱290.00',
      'We have your request. You can leave this page: we will keep you informed.',
    ]);
  });

  test('finds a bet of yesterday', async ({ page, context, site }) => {
    await signIn(page);
    await playSlot(page, (stakes) => ({ stakeCentavos: Math.min(...stakes), rounds: 1 }));
    await letDayPass(page, site);
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/member?page=personalHistoryCopy');
    await expect(page.getByRole('table', { name: 'Bets' })).toBeVisible();
    // The first number stands there with its region, or comes after it.
    said.splice(0);
    const yesterday = main(page).getByRole('button', { name: 'Yesterday' });
    await pressAt(page, yesterday);
    await expect(yesterday).toHaveAttribute('aria-pressed', 'true');
    await expect(yesterday).toBeFocused();
    await expectSaid(said, [/^\d+ bets?$/]);
    const bet = page.getByRole('table', { name: 'Bets' }).getByRole('link').first();
    await pressAt(page, bet);
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('Placed, Manila time')).toBeVisible();
    await expectFocusKept(page);
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
    await expect(bet).toBeFocused();
    await expectSaid(said, [/^\d+ bets?$/, /^dialog: /]);
  });

  test('claims a reward', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/member?page=rewardCenter');
    const claims = page.getByRole('button', { name: /^Claim: / });
    await pressAt(page, claims.first());
    await expectSaid(said, [/^1 reward was claimed\. ?For the long wait on Tuesday/]);
    // The next reward is the next to claim.
    await expect(claims.first()).toBeFocused();
  });

  test('reads a message and deletes it', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/member?page=messageV2');
    await expectSaid(said, ['4 results']);
    const rows = page.getByRole('list', { name: 'Messages', exact: true });
    await pressAt(page, rows.getByRole('link').first());
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await pressAt(page, main(page).getByRole('button', { name: /^Delete/ }));
    await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectSaid(said, ['4 results', '1 message was deleted.', '3 results']);
  });

  test('changes the password', async ({ page, context }) => {
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/member?page=securityCenter');
    await pressAt(page, page.getByRole('link', { name: /^Login password/ }));
    await expect(page.getByRole('heading', { name: 'Login password' })).toBeFocused();
    await typeAt(page, fieldOf(page, 'Old password'), 'Parola2026');
    await typeAt(page, fieldOf(page, 'New password'), 'Bangka2026');
    await typeAt(page, fieldOf(page, 'New password again'), 'Bangka2026');
    await page.keyboard.press('Enter');
    await expectSaid(said, [
      'Password rule: 1 of 3 done',
      'Password rule: 2 of 3 done',
      'Password rule: 3 of 3 done',
      'Your new password is set.',
    ]);
    await expect(page.getByRole('heading', { name: /^Protection of your account/ })).toBeFocused();
  });

  test('redeems points', async ({ page, context, site }) => {
    // The points of past bets are counted before, not meanwhile.
    await site.operate('POST', '/jobs', {});
    await signIn(page);
    const said = await listenTo(context);
    await openByKeys(page, '/pointMall?kind=gift');
    await expectSaid(said, [/^Your points: 6,3\d\d$/]);
    const tile = page.getByRole('listitem').filter({ hasText: 'Galleon, the last one' });
    await pressAt(page, tile.getByRole('button', { name: /Redeem/ }));
    const form = page.getByRole('dialog');
    await typeAt(page, form.getByLabel('Receiving address'), '14 Mabini Street, Cebu City 6000');
    await typeAt(page, form.getByLabel('Mobile number'), '0917 555 0001');
    await typeAt(page, form.getByLabel('Withdrawal password'), '246810');
    await pressAt(page, page.getByRole('button', { name: 'Redeem now' }));
    await expect(page.getByRole('heading', { name: 'It is redeemed' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFocusKept(page);
    await expectSaid(said, [
      /^Your points: 6,3\d\d$/,
      'dialog: Redeem: Galleon, the last one',
      /^Your points: 1,3\d\d$/,
    ]);
  });
});

test('an agent transfers to a downline by the keyboard alone', async ({ page, context }) => {
  await signIn(page, 'ana');
  const said = await listenTo(context);
  await openByKeys(page, '/agentHome?page=downlineManagmentView');
  await expectSaid(said, ['3 results']);
  const contracts = dialogOf(page, 'Contracts');
  await pressAt(page, contracts.getByRole('button', { name: 'Answer later' }));
  await expect(contracts).toHaveCount(0);
  await expectFocusKept(page);
  await checkAt(page, page.getByRole('checkbox', { name: /luis/ }));
  await pressAt(page, page.getByRole('button', { name: 'Send money to 1' }));
  const form = dialogOf(page, 'Send money');
  await typeAt(page, fieldOf(form, 'Amount'), '250');
  await typeAt(page, form.getByLabel('Withdrawal password'), '246810');
  await pressAt(page, form.getByRole('button', { name: 'Continue' }));
  const question = dialogOf(page, 'Send ₱250.00?');
  await expect(question).toBeVisible();
  await expectFocusKept(page);
  await pressAt(page, question.getByRole('button', { name: 'Send it' }));
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expectSaid(said, [
    '3 results',
    'dialog: Contracts',
    'dialog: Send money',
    'dialog: Send ₱250.00?',
    'dialog: Results',
    '1 transfer was made.',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Send money/ })).toBeFocused();
});
