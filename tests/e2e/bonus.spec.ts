import type { Page } from '@playwright/test';
import type { Site } from '../support/open-site.ts';
import { expectReadable } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { playSlot } from './start-game.ts';

const password = 'Parola2026';
const pin = '135792';

/** Signs in as a new member with more cash than its bets can lose, a withdrawal password and an account that can be paid at once. */
async function signInAsNewcomer(page: Page, site: Site): Promise<void> {
  const username = `bonus${Date.now()}`;
  await site.operate('PATCH', '/settings', { payoutHoldingHours: 0 });
  await site.operate('POST', '/accounts', { username, password, type: 0, balance: 10_000 });
  await signIn(page, username, password);
  await page.goto('/member?page=securityCenter&item=withdrawalPassword');
  await page.getByLabel('New withdrawal password', { exact: true }).fill(pin);
  await page.getByLabel('New withdrawal password again').fill(pin);
  await page.getByLabel('Login password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your withdrawal password is set.')).toBeVisible();
  await page.goto('/member?page=securityCenter&item=payoutAccounts&adds=true');
  await page.getByRole('button', { name: 'Bangko Parola' }).click();
  await page.getByLabel('Account number').fill('2026050199');
  await page.getByLabel('Withdrawal password', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText('The account is added.')).toBeVisible();
}

/** Deposits 100 pesos with the bonus of the first deposit, and pays them on the page of the provider. */
async function depositWithBonus(page: Page): Promise<void> {
  await page.goto('/member?page=deposit');
  await page.getByRole('radio', { name: 'No limit' }).check();
  await expectReadable(page, 'choice of a limit', 'main');
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await expect(page.getByRole('radio', { name: /^No bonus/ })).toBeChecked();
  await page.getByRole('radio', { name: /^First deposit, twice the light/ }).check();
  await expectReadable(page, 'desk', 'main');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Deposit ₱100.00' }).click();
  const provider = await opening;
  await provider.getByRole('button', { name: 'Pay ₱100.00' }).click();
  await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible();
  await provider.close();
  const state = page.getByRole('region', { name: 'State of this deposit' });
  await expect(state).toContainText('₱100.00 is in your balance', { timeout: 30_000 });
}

/** Plays for the turnover of the bonus. */
const playThrough = (page: Page) =>
  playSlot(page, (stakes) => {
    const stakeCentavos = Math.max(...stakes.filter((stake) => stake <= 200_00));
    // A tie does not count: a few rounds more than the turnover needs.
    return { stakeCentavos, rounds: Math.ceil(3_000_00 / stakeCentavos) + 6 };
  });

/** Withdraws, and returns the id of the withdrawal. */
async function withdraw(page: Page): Promise<string> {
  await page.goto('/member?page=withdraw');
  await page.getByLabel('Amount', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  await expect(page.getByText('This withdrawal gives up')).toBeHidden();
  await page.getByLabel('Withdrawal password').fill(pin);
  await expect(page.getByText('₱190.00')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(page.getByRole('list', { name: 'Progress of the withdrawal' })).toBeVisible();
  return new URL(page.url()).searchParams.get('withdrawal') ?? '';
}

// Only a browser passes the whole way, through the frames of the payment page and of the game.
test('a bonus goes from the deposit through its turnover to a paid withdrawal', async ({
  page,
  site,
}) => {
  await signInAsNewcomer(page, site);
  await depositWithBonus(page);

  await page.goto('/member?page=bonusDetails');
  const bonus = page.getByRole('article', { name: 'First deposit, twice the light' });
  await expect(bonus).toContainText('₱0.00 of ₱3,000.00 played');
  await expectReadable(page, 'active bonus', 'main');
  await playThrough(page);
  await page.goto('/member?page=bonusDetails&bonuses=done');
  await expect(bonus).toContainText('You played it through.');
  await expect(bonus).toContainText('Became cash₱100.00');
  await expectReadable(page, 'ended bonus', 'main');

  const id = await withdraw(page);
  for (const [action, values] of [
    ['take', {}],
    ['approve', {}],
    ['pay', { provider: 'hand', reference: 'slip 1' }],
  ] as const) {
    await site.operate('POST', `/withdrawals/${id}/${action}`, values);
  }
  await page.reload();
  await page.getByRole('link', { name: 'Confirm the payment' }).click();
  await page.getByRole('article').getByText('In full').click();
  await page.getByRole('button', { name: 'Yes, I have all of it' }).click();
  await page.goto(`/member?page=withdraw&withdrawal=${id}`);
  const course = page.getByRole('list', { name: 'Progress of the withdrawal' });
  await expect(course).toContainText('You confirmed that it arrived');
});
