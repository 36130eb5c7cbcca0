import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/open-site.ts';
import { expectReadable } from './axe.ts';
import { expect, test } from './fixtures.ts';

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

/** Fills in both steps with a new number, without sending them. */
async function fillByMobile(page: Page, site: Site, username?: string) {
  const form = fieldsOf(page);
  const number = freshNumber();
  if (username) await form.field('Username').and(page.getByRole('textbox')).fill(username);
  await form.mobile.fill(number.typed);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  const code = await readCode(site, number.whole);
  await form.fill({ Password: password, 'Confirm password': password, 'SMS code': code });
  await form.next();
  await form.fill({ 'Real name': 'Maria Santos' });
  await form.agree();
  return form;
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

// Only a browser seals what is sent, and has colours and sizes.
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

test('axe finds no violations in the form, its errors and the terms', async ({ page, site }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Open your account' })).toBeVisible();
  await fieldsOf(page).next();
  await expect(page.getByText('Mobile number not empty')).toBeVisible();
  await expectReadable(page, 'errors');
  await fillByMobile(page, site);
  await expectReadable(page, 'filled in');
  await page.getByRole('button', { name: 'Read the terms' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await expectReadable(page, 'terms', 'dialog[open]');
});
