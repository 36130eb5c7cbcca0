import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/open-site.ts';
import { axeVariants } from './axe-variants.ts';
import { accessibilityFaults, expect, goOffline, goOnline, test } from './fixtures.ts';

interface Message {
  readonly code?: string;
}

const password = 'Secret77';
let numbers = 0;

/** A new number for each use, because codes per number are limited and numbers are unique. */
function freshNumber(): { typed: string; whole: string } {
  numbers += 1;
  const local = `918555${String(numbers).padStart(4, '0')}`;
  return { typed: `0${local}`, whole: `63${local}` };
}

test.beforeEach(async ({ site }) => {
  await site.operate('POST', '/reset', {});
});

function fieldsOf(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    mobile: field('Mobile number').and(page.getByRole('textbox')),
    send: () => page.getByRole('button', { name: 'Create account' }).click(),
    next: () => page.getByRole('button', { name: 'Continue' }).click(),
    back: () => page.getByRole('button', { name: 'Back to your account' }).click(),
    async fill(typed: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    },
    async agree() {
      await page.getByRole('checkbox', { name: /terms of use/ }).check();
      await page.getByRole('checkbox', { name: /18 years/ }).check();
    },
  };
}

async function readCode(site: Site, whole: string): Promise<string> {
  const messages = (await site.operate('GET', `/outbox?to=${whole}`)) as Message[];
  return messages[0]?.code ?? '';
}

const common = {
  Password: password,
  'Confirm password': password,
};

/** Fills in both steps with a new number, without sending them. */
async function fillByMobile(page: Page, site: Site, username?: string) {
  const form = fieldsOf(page);
  const number = freshNumber();
  if (username) await form.field('Username').and(page.getByRole('textbox')).fill(username);
  await form.mobile.fill(number.typed);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  const code = await readCode(site, number.whole);
  await form.fill({ ...common, 'SMS code': code });
  await form.next();
  await form.fill({ 'Real name': 'Maria Santos' });
  await form.agree();
  return { ...form, number, code };
}

async function fillByUsername(page: Page, site: Site, username: string) {
  await page.getByRole('tab', { name: 'Username' }).click();
  return fillByMobile(page, site, username);
}

/** Expects the home page, a session and the welcome popup. */
async function expectWelcome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Welcome to Parola' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('registerDone'))).toBe('1');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
}

test('registers by mobile number, SMS code and password', async ({ page, site }) => {
  await page.goto('/register');
  const { send } = await fillByMobile(page, site);
  await send();
  await expectWelcome(page);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

test('registers by username with an invitation code from the address', async ({ page, site }) => {
  await page.goto('/register.html?affiliateCode=ANA2026');
  await expect(page.getByText('You were invited with the code ANA2026.')).toBeVisible();
  await expect(page.getByLabel(/Invitation code/)).toBeHidden();
  const { send } = await fillByUsername(page, site, 'maria7');
  await send();
  await expectWelcome(page);
});

test('reports a taken username and a wrong code at their fields and keeps the input', async ({
  page,
  site,
}) => {
  await page.goto('/register');
  const form = await fillByUsername(page, site, 'juan');
  const code = form.field('SMS code');
  const right = form.code;
  await form.send();
  await expect(page.getByText(/This username is already taken/)).toBeVisible();
  const username = form.field('Username').and(page.getByRole('textbox'));
  await expect(username).toBeFocused();
  await username.fill('maria8');
  await code.fill(right === '000000' ? '000001' : '000000');
  await form.next();
  await form.send();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(form.field('Password')).toHaveValue(password);
  await code.fill(right);
  await form.next();
  await form.send();
  await expectWelcome(page);
});

test('reports an expired code', async ({ page, site }) => {
  await page.goto('/register');
  const { send, field } = await fillByMobile(page, site);
  await site.operate('POST', '/clock', { advanceSeconds: 301 });
  await send();
  await expect(page.getByText(/This code is no longer good/)).toBeVisible();
  await expect(field('SMS code')).toBeFocused();
});

test('continues the countdown for a new code after a reload', async ({ page, site }) => {
  await page.goto('/register');
  const { back } = await fillByMobile(page, site);
  await back();
  await expect(page.getByRole('button', { name: /Again in 4:5/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Again in 4:/ })).toBeVisible();
});

test('reports a weak password, a different confirmation and missing consent without a request', async ({
  page,
  site,
}) => {
  await page.goto('/register');
  const form = await fillByMobile(page, site);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0));
  await page.getByRole('checkbox', { name: /terms of use/ }).uncheck();
  await form.send();
  await expect(page.getByText('Please agree to the terms.')).toBeVisible();
  await form.back();
  await form.fill({ Password: 'abc', 'Confirm password': 'abd' });
  await form.next();
  await expect(form.field('Password')).toBeFocused();
  await expect(
    page.getByText('Please enter 8–64 characters: letters, digits and symbols.'),
  ).toBeVisible();
  await expect(page.getByText('Incorrect confirmation input')).toBeVisible();
  expect(sent).toBe(0);
});

test('reports an unknown invitation code, typed or from the address', async ({ page, site }) => {
  await page.goto('/register?affiliateCode=NOBODY');
  const field = page.getByLabel('Invitation code (optional)');
  const { send } = await fillByMobile(page, site);
  await expect(page.getByText(/We do not know this invitation code/)).toBeVisible();
  await expect(field).toHaveValue('NOBODY');
  await field.fill('NOBODY2');
  await send();
  await expect(page.getByText(/We do not know this invitation code/)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('');
  await send();
  await expectWelcome(page);
});

test('keeps the input when the network fails', async ({ page, site }) => {
  await page.goto('/register');
  const { send, field } = await fillByMobile(page, site);
  await goOffline(page);
  await send();
  await expect(page.getByText(/You seem to be offline. Nothing was lost/)).toBeVisible();
  await expect(field('Password')).toHaveValue(password);
  await goOnline(page);
  await send();
  await expectWelcome(page);
});

test('creates one account when an answer is lost and the request repeated', async ({
  page,
  site,
}) => {
  await page.goto('/register');
  const { send } = await fillByMobile(page, site);
  await page.route(
    '**/wps/member/register/mobile',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send();
  await expect(page.getByText(/We cannot be reached at the moment/)).toBeVisible();
  await send();
  await expectWelcome(page);
});

test('sends one request for a double click', async ({ page, site }) => {
  await page.goto('/register');
  await fillByMobile(page, site);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0));
  await site.operate('PATCH', '/settings', { latencyMs: 400 });
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expectWelcome(page);
  expect(sent).toBe(1);
});

test('restores the input without passwords after navigation', async ({ page, site }) => {
  await page.goto('/register');
  const { field, mobile, number } = await fillByMobile(page, site);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(mobile).toHaveValue(number.typed);
  await expect(field('Real name')).toHaveValue('Maria Santos');
  await expect(field('Password')).toHaveValue('');
  await expect(field('SMS code')).toHaveValue('');
});

test('handles a pattern with catastrophic backtracking', async ({ page, site }) => {
  const nickname = {
    acceptedPattern: '^(a+)+$',
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: 200,
  };
  await site.operate('PATCH', '/settings', { registerRules: { nickname } });
  await page.goto('/register');
  const { field, send } = await fillByMobile(page, site);
  await field('Nickname').fill(`${'a'.repeat(40)}!`);
  const started = Date.now();
  await send();
  await expect(page.getByText('Please enter 1–200 characters.')).toBeVisible();
  expect(Date.now() - started).toBeLessThan(5_000);
});

for (const { width, theme } of axeVariants) {
  test(`axe finds no violations at ${width} px in the ${theme} theme`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Open your account' })).toBeVisible();
    await fieldsOf(page).next();
    await expect(page.getByText('Mobile number not empty')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillByMobile(page, site);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read the terms' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}
