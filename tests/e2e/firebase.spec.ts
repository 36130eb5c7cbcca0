import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gapiScript, openAuthEmulator } from '#tests/support/auth-emulator.ts';
import { buildRelease } from '#tests/support/build-release.ts';
import { openSite } from '#tests/support/open-site.ts';
import { readStoredData } from './stored-data.ts';
import { expect, test as base } from './fixtures.ts';

type Emulator = Awaited<ReturnType<typeof openAuthEmulator>>;

const test = base.extend<{ externalRequests: string[] }, { emulator: Emulator }>({
  emulator: [
    async ({ browserName: _ }, use) => {
      const emulator = await openAuthEmulator();
      await use(emulator);
      emulator.close();
    },
    { scope: 'worker' },
  ],
  /** A Parola of a brand with a firebase project, which an emulator replaces. */
  site: [
    async ({ emulator }, use) => {
      const release = buildRelease('firebase', {
        PAROLA_FIREBASE_API_KEY: 'key',
        PAROLA_FIREBASE_PROJECT_ID: emulator.projectId,
        PAROLA_FIREBASE_SMS: 'on',
        PAROLA_FIREBASE_EMULATOR: emulator.url,
      });
      const host = { FIREBASE_PROJECT: emulator.projectId, FIREBASE_EMULATOR: 'on' };
      const site = await openSite(host, release);
      await use(site);
      await site.stop();
      rmSync(release, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** All requests to external addresses. Google's frame library is replaced, all others fail. */
  externalRequests: [
    async ({ context }, use) => {
      const externalRequests: string[] = [];
      await context.route(/^https:/, async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        externalRequests.push(origin + pathname);
        if (!pathname.endsWith('/js/api.js')) return route.abort();
        return route.fulfill({ contentType: 'text/javascript', body: gapiScript });
      });
      await use(externalRequests);
    },
    { auto: true },
  ],
});

/** An id token, or a stored session of firebase. */
const firebaseSession = /eyJpc3MiOi|firebase:authUser/;

const form = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const dismiss = (page: Page) => page.getByRole('button', { name: 'OK', exact: true }).click();
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const account = (page: Page) => page.getByRole('button', { name: /Your account$/ });

/** Presses a button that opens a window, and returns the window. */
async function openWindow(page: Page, network: 'Facebook' | 'Google'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await press(page, `Continue with ${network}`);
  return opening;
}

async function signInAsAna(page: Page, network: 'Facebook' | 'Google'): Promise<void> {
  await (await openWindow(page, network)).getByRole('button', { name: 'Sign in as Ana' }).click();
}

async function openSms(page: Page): Promise<void> {
  await page.goto('/help?dialog=login');
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Country code' })).toHaveValue('PH +63');
  await field(page, 'Mobile number').fill('0917 555 0101');
}

// Only a browser opens the windows of firebase and loads its scripts under the security policy.
test('registers with Google and an SMS code, then signs in with Google', async ({
  page,
  site,
  emulator,
  externalRequests,
}) => {
  await site.operate('PATCH', '/settings', { modules: { FIREBASECREATEACC3: true } });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/help?dialog=login');
  await expect(form(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(requested.filter((path) => path.includes('/firebase-'))).toEqual([]);

  await signInAsAna(page, 'Google');
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText('You sign up with Google as ana@example.com')).toBeVisible();
  const typed = {
    Password: 'Secret77',
    'Confirm password': 'Secret77',
    'SMS code': emulator.rightCode,
  };
  await page.getByLabel('Mobile number').and(page.getByRole('textbox')).fill('0918 555 0701');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('We sent a code to +63')).toBeVisible();
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Real name', { exact: true }).fill('Ana Santos');
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(account(page)).toBeVisible();

  await page.goto('/?dialog=signOut');
  await press(page, 'Sign out');
  await page.goto('/help?dialog=login');
  await signInAsAna(page, 'Google');
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/help$/);
  expect(await readStoredData(page)).not.toMatch(firebaseSession);
  expect(new Set(externalRequests)).toEqual(new Set(['https://apis.google.com/js/api.js']));
});

test('reports a closed window and a sign-in without an account', async ({ page, site }) => {
  await site.operate('PATCH', '/settings', { modules: { FIREBASECREATEACC3: false } });
  await page.goto('/help?dialog=login');
  await (await openWindow(page, 'Facebook')).close();
  await expect(page.getByText(/The window was closed before you were logged in/)).toBeVisible({
    timeout: 20_000,
  });
  await dismiss(page);
  await signInAsAna(page, 'Facebook');
  await expect(page.getByText(/There is no account with this sign-in yet/)).toBeVisible();
  await dismiss(page);
  await expect(form(page).getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
});

test('signs in by an SMS code of firebase and reports a wrong code at its field', async ({
  page,
  emulator,
  externalRequests,
}) => {
  await openSms(page);
  await press(page, 'Get code');
  await expect(form(page).getByRole('button', { name: /Again in (1:00|0:\d\d)/ })).toBeVisible();
  await field(page, 'Code').fill('000000');
  await press(page, 'Log in');
  await expect(form(page).getByText('That is not the code we sent.')).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill(emulator.rightCode);
  await press(page, 'Log in');
  await expect(account(page)).toBeVisible();
  expect(await readStoredData(page)).not.toMatch(firebaseSession);
  expect(externalRequests).toEqual([]);
});

test('sends its codes in the language of the page, also after the language has changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const locales: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('sendVerificationCode')) return;
    locales.push(request.headers()['x-firebase-locale']);
  });
  await page.clock.install();
  await openSms(page);
  await press(page, 'Get code');
  await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(form(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language$/ })
    .click();
  await page.getByRole('banner').getByText('Filipino').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await page.locator('header a[href*="dialog=login"]').first().click();
  await form(page).getByRole('tab').nth(1).click();
  await form(page).locator('input[name="mobile"]').fill('0917 555 0102');
  // The countdown of the first code goes on.
  await page.clock.fastForward('01:00');
  await form(page).getByRole('button', { name: 'Ipadala ulit' }).click();
  await expect.poll(() => locales).toEqual(['en-PH', 'fil-PH']);
});

test('resets a password with an SMS code of firebase', async ({ page, emulator }) => {
  await page.goto('/help?dialog=forgotPassword');
  await expect(form(page).getByRole('combobox', { name: 'Country code' })).toHaveValue('PH +63');
  await field(page, 'Mobile number').fill('917 555 0101');
  await press(page, 'Get code');
  await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
  await field(page, 'Code').fill(emulator.rightCode);
  await field(page, 'New password').fill('Bagong2026');
  await press(page, 'Set new password');
  await expect(form(page).getByLabel('Username or mobile number')).toHaveValue('9175550101');
});

test('shows a message for every refusal of firebase', async ({ page, emulator }) => {
  await openSms(page);
  for (const [refusal, message] of [
    ['INVALID_PHONE_NUMBER', 'That does not look like a mobile number.'],
    ['MISSING_PHONE_NUMBER', 'Please enter your mobile number.'],
    ['QUOTA_EXCEEDED', 'No more messages can be sent at the moment.'],
    ['CAPTCHA_CHECK_FAILED', 'We could not make sure that a person is here.'],
    ['OPERATION_NOT_ALLOWED', 'This way of logging in is not switched on.'],
    ['SOMETHING_NEW', 'Something went wrong and you are not logged in yet.'],
  ] as const) {
    emulator.failNext(refusal);
    await press(page, 'Get code');
    await expect(page.getByText(message)).toBeVisible();
    const ok = page.getByRole('button', { name: 'OK', exact: true });
    if (await ok.isVisible()) await ok.click();
  }
  await press(page, 'Get code');
  await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
  await field(page, 'Code').fill(emulator.rightCode);
  for (const [refusal, message] of [
    ['MISSING_CODE', 'That is not the code we sent.'],
    ['SESSION_EXPIRED', 'That code has run out. Please send it again'],
  ] as const) {
    emulator.failNext(refusal);
    await press(page, 'Log in');
    await expect(form(page).getByText(message)).toBeVisible();
  }
  emulator.failNext('TOO_MANY_ATTEMPTS_TRY_LATER');
  await press(page, 'Get code');
  await expect(page.getByText('Too many tries. Please wait 5 minutes')).toBeVisible();
  await dismiss(page);
  await expect(form(page).getByRole('button', { name: /Again in [45]:/ })).toBeVisible();
});
