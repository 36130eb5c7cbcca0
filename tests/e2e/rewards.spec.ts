import type { Locator, Page } from '@playwright/test';
import type { Site } from '#tests/support/open-site.ts';
import { expect, signIn, test } from './fixtures.ts';
import { registerBy } from './register-by.ts';

const password = 'Bangka2026';
let members = 0;

/** Cash that a new member can claim at once. */
const rewardConditions = { verified: false, deposits: 0, turnover: 0, plays: 1 };

/** Adds a member with a referral code and some tickets, and signs in. Returns the username. */
async function signInAsNewMember(page: Page, site: Site, tickets: readonly string[] = []) {
  members += 1;
  const username = `mira${members}x${Date.now() % 100_000}`;
  const referralCode = username.toUpperCase();
  await site.operate('PATCH', '/settings', { rewardConditions });
  await site.operate('POST', '/accounts', { username, password, type: 0, referralCode });
  for (const title of tickets) {
    const ticket = { to: username, amount: 10, title, terms: 'No conditions', days: 30 };
    await site.operate('POST', '/rewards', ticket);
  }
  await signIn(page, username, password);
  return username;
}

/** The balance in the header. */
const expectBalance = (page: Page, text: string) =>
  expect(page.getByRole('banner').getByText(text).first()).toBeVisible();

// Only a browser passes the whole way, with the cookies and the forms of two people.
test('a member claims one reward, then all others, and sees them in the history', async ({
  page,
  site,
}) => {
  await signInAsNewMember(page, site, ['First ticket', 'Second ticket', 'Third ticket']);
  await page.goto('/member?page=rewardCenter');
  const claims = page.getByRole('list', { name: 'Rewards to claim' });
  await expect(claims.getByText('3 rewards')).toBeVisible();
  await claims.getByRole('button', { name: 'Show each' }).click();
  await page.getByRole('button', { name: 'Claim: Second ticket' }).click();
  await expect(page.getByText('1 reward was claimed.')).toBeVisible();
  await expectBalance(page, '₱10.00');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByText('2 rewards were claimed.')).toBeVisible();
  await expect(page.getByText('Nothing to claim now')).toBeVisible();
  await expectBalance(page, '₱30.00');
  const past = page.getByRole('list', { name: 'Rewards so far' });
  await expect(past.getByRole('listitem')).toHaveCount(3);
});

test('a member redeems a promo code once, and opens a red envelope', async ({ page, site }) => {
  await signInAsNewMember(page, site);
  await page.goto('/member?page=rewardCenter');
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('parola50');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText(/₱50\.00 is yours/)).toBeVisible();
  await expectBalance(page, '₱50.00');
  await code.fill('PAROLA50');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText(/used this promo code already/)).toBeVisible();

  await page.goto('/member?page=redEnvelope');
  await page.getByRole('button', { name: 'Open: Welcome envelope' }).click();
  const envelope = page.getByRole('listitem').filter({ hasText: 'Welcome envelope' });
  await expect(envelope.getByText('Your share, paid into your balance')).toBeVisible();
  const share = /₱([\d.]+)/.exec(await envelope.getByRole('paragraph').first().innerText())?.[1];
  await expectBalance(page, `₱${(50 + Number(share)).toFixed(2)}`);
  await page.reload();
  await expect(envelope.getByText(`₱${share}`)).toBeVisible();
  await expect(envelope.getByRole('button', { name: /^Open: / })).toBeHidden();
});

test('a friend registers with the link and counts once, and the inviter is paid', async ({
  page,
  browser,
  site,
}) => {
  const username = await signInAsNewMember(page, site);
  await page.goto('/member?page=referral');
  const card = page.getByRole('region', { name: 'Bring a friend aboard' });
  const link = await card.getByText(/\/register\?r=/).innerText();
  expect(link).toContain(`/register?r=${username.toUpperCase()}`);
  await expect(page.getByText('Nobody has registered with your link yet')).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const friend = await context.newPage();
  await registerBy(friend, site, { link, password });
  // The form, sent by the browser once more, leads to the home page: the friend is a member already.
  await friend.goto(link);
  await expect(friend).toHaveURL(/\/$/);
  await context.close();

  await page.reload();
  const earnings = page.getByRole('region', { name: 'Your earnings' });
  const friends = page.getByRole('region', { name: 'Your friends' });
  await expect(friends.getByText(/\*\*\*/)).toHaveCount(1);
  await earnings.getByRole('button', { name: 'Claim ₱20.00' }).click();
  await expect(earnings.getByText('₱20.00 is in your main wallet.')).toBeVisible();
  await expect(earnings.getByRole('button')).toBeHidden();
  await expectBalance(page, '₱20.00');
});

test('a mission is claimed, and the rebate of the turnover', async ({ page }) => {
  await signIn(page);
  await page.goto('/member?page=missionLeaderboard');
  await page.getByRole('button', { name: 'Claim the reward of Say hello today' }).click();
  await expect(page.getByText('₱5.00 is in your main wallet.')).toBeVisible();
  const mission = page.getByRole('listitem').filter({ hasText: 'Say hello today' });
  await expect(mission.getByText('Claimed')).toBeVisible();

  await page.goto('/member?page=manualRebate');
  await page.getByRole('button', { name: 'Claim the rebate' }).click();
  await expect(page.getByText(/You have claimed today/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim the rebate' })).toBeHidden();
});

test('the leaderboard and its period stand on one line, label beside label', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/member?page=missionLeaderboard&view=leaderboard');
  const board = page.getByRole('group', { name: 'Leaderboard' });
  const period = page.getByRole('main').getByText('Period', { exact: true });
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return [Math.round(y), Math.round(y + height)];
  };
  await expect(period).toBeVisible();
  expect(await edges(board.getByText('Leaderboard'))).toEqual(await edges(period));
  await expect(board.getByText('Leaderboard')).toHaveCSS('padding-left', '0px');
  const field = page.getByLabel('Period').locator('..');
  expect(await edges(board.locator('div').first())).toEqual(await edges(field));
});
