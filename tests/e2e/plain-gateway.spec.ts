import { expect, type Page, test } from '@playwright/test';
import { carefulAccount, secondCode } from '../support/plain-gateway/account-answers.ts';
import { openSite, type Site } from '../support/open-site.ts';
import { withdrawalPassword } from '../support/plain-gateway/cashier-answers.ts';
import {
  openPlainGateway,
  type PlainGateway,
  plainMember,
} from '../support/plain-gateway/plain-gateway.ts';
import { goOffline, workerReady } from './fixtures.ts';

let gateway: PlainGateway;
let site: Site;

test.beforeAll(async () => {
  gateway = await openPlainGateway();
  site = await openSite({ GATEWAY_URL: gateway.url, GAMES_ORIGIN: gateway.url });
});
test.afterAll(async () => {
  await site.stop();
  await gateway.close();
});

const away = /cannot be reached|could not be loaded|You seem to be offline/;

/** Opens an address of the app and waits for words on it. Nothing there may speak of the network. */
async function visit(page: Page, path: string, words: string | RegExp): Promise<void> {
  await page.goto(site.url + path);
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(0);
}

async function logIn(page: Page, username = plainMember.username): Promise<void> {
  await page.goto(`${site.url}/?dialog=login`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Username or mobile number').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(plainMember.password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

// Only a browser passes the calls through the web server, seals them, and lets a game into its frame.
test('a member plays, pays and reads at a gateway of another make', async ({ page }) => {
  await visit(page, '/', 'Lucky Sevens');
  await logIn(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${site.url}/rng`);
  await page
    .getByRole('button', { name: /Pearl Diver/ })
    .first()
    .click();
  const game = page.frameLocator('iframe');
  await expect(game.getByText('The reels turn')).toBeAttached();

  await page.goto(`${site.url}/member?page=deposit`);
  await page.getByRole('textbox', { name: /^Amount/ }).fill('500');
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect(page.getByRole('link', { name: /Pay at GCash/ })).toBeVisible();

  await page.goto(`${site.url}/member?page=withdraw`);
  await page.getByRole('textbox', { name: /^Amount/ }).fill('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Withdrawal password/).fill(withdrawalPassword);
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(page.getByText(/We have your request/)).toBeVisible();
  expect(gateway.members.named(plainMember.username)?.withdrawals).toHaveLength(1);

  await visit(page, '/member?page=personalHistoryCopy', 'Lucky Sevens');
  await visit(page, '/member?page=messageV2', 'A gift for you');
  await visit(page, '/member?page=rewardCenter', 'Welcome gift');
});

// Only a browser seals what is typed, and keeps what it has seen behind a worker.
test.describe('a newcomer on a phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('registers, and finds the lobby again without a network', async ({ page }) => {
    await page.goto(`${site.url}/register`);
    await page.getByLabel('Username', { exact: true }).fill('celia');
    await page.getByLabel('Password', { exact: true }).fill('Salamat12');
    await page.getByLabel('Confirm password', { exact: true }).fill('Salamat12');
    await page.getByRole('checkbox', { name: /terms of use/ }).check();
    await page.getByRole('checkbox', { name: /18 years/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('celia').first()).toBeAttached();
    expect(gateway.members.named('celia')).toBeDefined();

    await visit(page, '/', 'Lucky Sevens');
    await workerReady(page);
    await goOffline(page);
    await page.goto(site.url);
    await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
    await expect(page.getByText('Lucky Sevens').first()).toBeVisible();
  });

  test('signs in with a second step, and out', async ({ page }) => {
    await logIn(page, carefulAccount);
    const form = page.getByRole('dialog');
    await form.getByText('Authenticator app').click();
    await form.getByRole('textbox').fill(secondCode);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/Verification done/)).toBeVisible();
    await page.goto(`${site.url}/rng?dialog=signOut`);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await visit(page, '/', 'Lucky Sevens');
  });
});
