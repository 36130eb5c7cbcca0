import { expect, type Page, test as base } from '@playwright/test';
import { secondCode } from '../support/plain-gateway/account-answers.ts';
import { openSite, type Site } from '../support/open-site.ts';
import { withdrawalPassword } from '../support/plain-gateway/cashier-answers.ts';
import {
  openPlainGateway,
  type PlainGateway,
  plainMember,
} from '../support/plain-gateway/plain-gateway.ts';
import { goOffline, workerReady } from './fixtures.ts';

interface Opened {
  readonly gateway: PlainGateway;
  readonly site: Site;
}

/** Opens a gateway that takes sealed bodies by one seal, and a Parola that finds out which. */
async function withGateway(seal: 'jwe' | 'des', use: (opened: Opened) => Promise<void>) {
  const gateway = await openPlainGateway(seal);
  const { url } = gateway;
  const site = await openSite({ GATEWAY_URL: url, GAMES_ORIGIN: url, PAROLA_SEALING: 'auto' });
  await use({ gateway, site });
  await site.stop();
  await gateway.close();
}

const test = base.extend<object, { opened: Opened }>({
  opened: [async ({ browserName: _ }, use) => withGateway('jwe', use), { scope: 'worker' }],
  baseURL: async ({ opened }, use) => use(opened.site.url),
});

const away = /cannot be reached|could not be loaded|You seem to be offline/;

/** Opens an address of the app and waits for words on it. Nothing there may speak of the network. */
async function visit(page: Page, path: string, words: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(0);
}

async function logIn(page: Page, username = plainMember.username): Promise<void> {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog');
  await form.getByLabel('Username or mobile number').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(plainMember.password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

async function playAndPay(page: Page, { members }: PlainGateway): Promise<void> {
  await page.goto('/rng');
  await page
    .getByRole('button', { name: /Pearl Diver/ })
    .first()
    .click();
  const game = page.frameLocator('iframe');
  await expect(game.getByText('The reels turn')).toBeAttached();

  await page.goto('/member?page=deposit');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('500');
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect(page.getByRole('link', { name: /Pay at GCash/ })).toBeVisible();

  await page.goto('/member?page=withdraw');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Withdrawal password/).fill(withdrawalPassword);
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(page.getByText(/We have your request/)).toBeVisible();
  expect(members.named(plainMember.username)?.withdrawals).toHaveLength(1);
}

// Only a browser passes the calls through the web server, seals them, and lets a game into its frame.
test('a member plays, pays and reads at a gateway of another make', async ({ page, opened }) => {
  await visit(page, '/', 'Lucky Sevens');
  await logIn(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await playAndPay(page, opened.gateway);
  await visit(page, '/member?page=personalHistoryCopy', 'Lucky Sevens');
  await visit(page, '/member?page=messageV2', 'A gift for you');
  await visit(page, '/member?page=rewardCenter', 'Welcome gift');
});

/** Passes the second step of a login by one way. */
async function verify(page: Page, way: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'One more check' });
  await form.getByText(way).click();
  if (way !== 'Authenticator app') {
    await form.getByRole('button', { name: 'Get code' }).click();
    await expect(form.getByRole('button', { name: /Again in/ })).toBeVisible();
  }
  await form.getByRole('textbox').fill(secondCode);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Verification done/)).toBeVisible();
}

// Only a browser seals what is typed. Gateways offer the ways as a list, as a word, and as a map with flags of text.
test('a member signs in by each way of a second step, however it is offered', async ({ page }) => {
  for (const [username, way, choices] of [
    ['lina', 'Code by SMS', 2],
    ['noel', 'Code by e-mail', 1],
    ['rosa', 'Code by SMS', 1],
    // An authenticator that is the only way leaves no choice.
    ['petra', 'Authenticator app', 0],
  ] as const) {
    await logIn(page, username);
    const step = page.getByRole('dialog', { name: 'One more check' });
    await expect(step.getByRole('textbox')).toBeVisible();
    await expect(step.getByRole('radio')).toHaveCount(choices);
    await verify(page, way);
    await page.goto('/rng?dialog=signOut');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await visit(page, '/', 'Lucky Sevens');
});

// Only a browser seals what is typed.
test('a member signs in by a code to the mobile number, and out again', async ({ page }) => {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await form.getByLabel('Mobile number', { exact: true }).fill('917 555 1234');
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /Again in/ })).toBeVisible();
  await form.getByLabel('Code', { exact: true }).fill(secondCode);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('maria').first()).toBeAttached();
  await page.goto('/rng?dialog=signOut');
  await form.getByRole('button', { name: 'Sign out' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: 'Join' }).first()).toBeVisible();
});

// Only a browser seals what is typed, and keeps what it has seen behind a worker.
test.describe('a newcomer on a phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('registers, and finds the lobby again without a network', async ({ page, opened }) => {
    await page.goto('/register');
    await page.getByLabel('Username', { exact: true }).fill('celia');
    await page.getByLabel('Password', { exact: true }).fill('Salamat12');
    await page.getByLabel('Confirm password', { exact: true }).fill('Salamat12');
    await page.getByRole('checkbox', { name: /terms of use/ }).check();
    await page.getByRole('checkbox', { name: /18 years/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('celia').first()).toBeAttached();
    expect(opened.gateway.members.named('celia')).toBeDefined();

    await visit(page, '/', 'Lucky Sevens');
    await workerReady(page);
    await goOffline(page);
    await page.goto('/');
    await expect(page.getByText('You see what was kept on this device.')).toBeVisible();
    await expect(page.getByText('Lucky Sevens').first()).toBeVisible();
  });
});

// Only a browser has the chunk that the build makes of the cipher, under the policy of the pages.
test('a member plays and pays at a gateway that knows the older seal only', ({ browser }) =>
  withGateway('des', async ({ gateway, site }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await logIn(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await playAndPay(page, gateway);
    expect(gateway.asked).toContain('GET /wps/session/key/rsa');
    await page.close();
  }));
