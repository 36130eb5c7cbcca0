import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accounts } from '#demo/content/accounts.ts';
import type { Site } from '#tests/support/open-site.ts';
import { readStoredData } from './stored-data.ts';
import { accessibilityFaults, expect, test } from './fixtures.ts';

const password = 'Parola2026';
const newPassword = 'Bagong2026';
const signInCall = '**/wps/session/login';

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

const dialogTitle = /^(Log in|One more check|Forgot your password\?|Choose a new password)$/;
const form = (page: Page) => page.getByRole('dialog', { name: dialogTitle });
const press = (page: Page, name: string | RegExp) =>
  form(page).getByRole('button', { name }).click();
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

async function fillLogin(page: Page, username: string, secret = password): Promise<void> {
  await field(page, 'Username or mobile number').fill(username);
  await field(page, 'Password').fill(secret);
}

async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/help?dialog=login');
  await fillLogin(page, username, secret);
  await press(page, 'Log in');
}

/** Waits until the account is signed in and the dialog is closed. */
async function expectSignedIn(page: Page, username: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  await expect(form(page)).toBeHidden();
}

async function newestCode(site: Site, to: string): Promise<string> {
  const outbox = await site.operate('GET', `/outbox?to=${encodeURIComponent(to)}`);
  return (outbox as { code?: string }[])[0]?.code ?? '';
}

async function captchaText(site: Site): Promise<string> {
  return ((await site.operate('GET', '/captchas')) as { text: string }[])[0]?.text ?? '';
}

/** Sends a code to juan's number on the SMS tab. */
async function getCode(page: Page, mobile = '917 555 0101'): Promise<void> {
  await page.goto('/help?dialog=login');
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Country code' })).toHaveValue('PH +63');
  await field(page, 'Mobile number').fill(mobile);
  await press(page, 'Get code');
  await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
}

test.describe('signing in by password', () => {
  test('leads from the page to the home page, and from the dialog to the requested page', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Username or mobile number').fill('09175550101');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expectSignedIn(page, 'juan');
    await expect(page).toHaveURL(/\/$/);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/rng?dialog=login&next=%2Fdownload');
    await fillLogin(page, 'juan');
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
    await expect(page).toHaveURL(/\/download$/);
  });

  test('requires a captcha after three wrong passwords, and a new one after a wrong answer', async ({
    page,
    site,
  }) => {
    await logIn(page, 'juan', 'wrong');
    for (const _ of [1, 2]) {
      const warning = page.getByRole('dialog', { name: 'That did not work' });
      await expect(warning).toContainText('do not go together');
      await warning.getByRole('button', { name: 'OK' }).click();
      await expect(form(page).getByRole('button', { name: 'Log in' })).toBeFocused();
      await press(page, 'Log in');
    }
    const demand = page.getByRole('dialog', { name: 'That did not work' });
    await expect(demand).toContainText('type what the picture in the form shows');
    await demand.getByRole('button', { name: 'OK' }).click();
    const captcha = field(page, 'Characters in the picture');
    await expect(captcha).toBeVisible();
    await field(page, 'Password').fill(password);
    await captcha.fill('no');
    await press(page, 'Log in');
    await expect(form(page).getByText('not the digits in the picture')).toBeVisible();
    await expect(captcha).toBeFocused();
    await expect(captcha).toHaveValue('');
    await expect(field(page, 'Password')).toHaveValue(password);
    await captcha.fill(await captchaText(site));
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
  });

  test('counts down after too many requests and keeps the input', async ({ page, site }) => {
    const failure = { path: '/wps/session/login', status: 429, errorCode: 'TOO_MANY_REQUEST' };
    await site.operate('PATCH', '/settings', { failNext: [{ ...failure, times: 1 }] });
    const answered = page.waitForResponse(signInCall);
    await logIn(page, 'juan');
    expect((await answered).status()).toBe(429);
    const held = form(page).getByRole('button', { name: /^Log in again in [45]:\d\d$/ });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('dialog', { name: 'That did not work' })).toBeHidden();
    await expect(field(page, 'Username or mobile number')).toHaveValue('juan');
  });

  test('reports a lost network and sends the input again', async ({ page }) => {
    await page.route(signInCall, (route) => route.abort('connectionreset'), { times: 1 });
    await logIn(page, 'juan');
    await expect(form(page)).toContainText('We cannot be reached');
    await expect(form(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.context().setOffline(true);
    await press(page, 'Log in');
    await expect(form(page)).toContainText('You seem to be offline');
    await page.context().setOffline(false);
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
  });

  test('sends one request for repeated presses', async ({ page, site }) => {
    await site.operate('PATCH', '/settings', { latencyMs: 400 });
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/session/login'))));
    await page.goto('/help?dialog=login');
    await fillLogin(page, 'juan');
    const button = form(page).getByRole('button', { name: 'Log in' });
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await field(page, 'Password').press('Enter');
    await expectSignedIn(page, 'juan');
    expect(sent).toBe(1);
  });

  test('goes back step by step, but never to a completed form', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(field(page, 'Username or mobile number')).toBeVisible();
    await form(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    await page.goBack();
    await fillLogin(page, 'juan');
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
    await page.goBack();
    await expect(page).toHaveURL(/\/help$/);
    await expect(form(page)).toBeHidden();
  });

  test('signs in all tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByLabel('Username or mobile number')).toBeVisible();
    await logIn(page, 'juan');
    await expectSignedIn(page, 'juan');
    await expectSignedIn(other, 'juan');
    await expect(other).toHaveURL(/\/$/);
  });

  test('leaves no secret in the page, its address or the stored data', async ({ page }) => {
    await page.goto('/help?dialog=login');
    await fillLogin(page, 'juan');
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('button', { name: 'Show password' }).click();
    expect(await page.content()).not.toContain(password);
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
    expect(page.url()).not.toContain(password);
    const stored = await readStoredData(page);
    expect(stored).toContain('parola-password-juan');
    expect(stored).not.toContain(password);
  });
});

test.describe('signing in by SMS', () => {
  test('accepts the code and remembers the number', async ({ page, site }) => {
    await getCode(page);
    await form(page).getByRole('checkbox').check();
    await field(page, 'Code').fill(await newestCode(site, '+639175550101'));
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/help?dialog=login');
    await form(page).getByRole('tab', { name: 'SMS code' }).click();
    await expect(field(page, 'Mobile number')).toHaveValue('9175550101');
  });

  test('continues the countdown after a reload', async ({ page }) => {
    await getCode(page);
    await page.reload();
    await form(page).getByRole('tab', { name: 'SMS code' }).click();
    await expect(form(page).getByRole('button', { name: /Again in 4:\d\d/ })).toBeVisible();
  });

  test('reports a wrong and an expired code at the field', async ({ page, site }) => {
    await getCode(page);
    const code = await newestCode(site, '+639175550101');
    await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
    await press(page, 'Log in');
    await expect(form(page).getByText('This code is not right')).toBeVisible();
    await expect(field(page, 'Code')).toBeFocused();

    await site.operate('POST', '/clock', { advanceSeconds: 301 });
    await field(page, 'Code').fill(code);
    await press(page, 'Log in');
    await expect(form(page).getByText('This code is no longer good')).toBeVisible();
    await press(page, 'Get code');
    await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
    await field(page, 'Code').fill(await newestCode(site, '+639175550101'));
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
  });

  test('requires a captcha after three wrong codes', async ({ page, site }) => {
    await getCode(page);
    const code = await newestCode(site, '+639175550101');
    const wrong = code === '000000' ? '111111' : '000000';
    for (const _ of [1, 2, 3]) {
      await field(page, 'Code').fill(wrong);
      const answered = page.waitForResponse(signInCall);
      await press(page, 'Log in');
      await answered;
      await expect(form(page).getByText('This code is not right')).toBeVisible();
    }
    await field(page, 'Code').fill(code);
    await press(page, 'Log in');
    const captcha = field(page, 'Characters in the picture');
    await expect(captcha).toBeFocused();
    await captcha.fill(await captchaText(site));
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
  });

  test('has no SMS tab when the operator has switched it off', async ({ page, site }) => {
    const modules = { MOBILEVERCODELOGIN3: false, FREEPLAY3: false };
    await site.operate('PATCH', '/settings', { modules });
    await page.goto('/help?dialog=login');
    await expect(field(page, 'Username or mobile number')).toBeVisible();
    await expect(form(page).getByRole('tab')).toHaveCount(0);
    await expect(form(page).getByRole('button', { name: /without an account/ })).toHaveCount(0);
  });
});

test.describe('the second step', () => {
  const iggy = accounts.find(({ username }) => username === 'iggy');

  async function openStep(page: Page, method: RegExp): Promise<void> {
    await logIn(page, 'iggy');
    await form(page).getByText(method).click();
  }

  for (const [name, method, to] of [
    ['SMS', /Code by SMS/, '+639175550110'],
    ['e-mail', /Code by e-mail/, 'iggy@example.com'],
  ] as const) {
    test(`accepts only the code sent by ${name}`, async ({ page, site }) => {
      await openStep(page, method);
      await press(page, 'Get code');
      await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
      const code = await newestCode(site, to);
      await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
      await press(page, 'Continue');
      await expect(form(page).getByText('This code is not right')).toBeVisible();
      await field(page, 'Code').fill(code);
      await press(page, 'Continue');
      await expect(page.getByText('Verification done, logging in')).toBeVisible();
      await expectSignedIn(page, 'iggy');
    });
  }

  test('accepts the code of an authenticator app', async ({ page }) => {
    await openStep(page, /Authenticator app/);
    const totp = new TOTP({ secret: Secret.fromBase32(iggy?.totpSecret ?? '') });
    await field(page, 'Code').fill(totp.generate());
    await press(page, 'Continue');
    await expectSignedIn(page, 'iggy');
  });

  test('accepts only the right name of the bank account', async ({ page }) => {
    await openStep(page, /Bank account name/);
    await field(page, 'Name on your bank account').fill('Somebody Else');
    await press(page, 'Continue');
    await expect(form(page).getByText('not the name of the bank account')).toBeVisible();
    await field(page, 'Name on your bank account').fill('Iggy Evangelista');
    await press(page, 'Continue');
    await expectSignedIn(page, 'iggy');
  });
});

test.describe('resetting a password', () => {
  test('works by SMS and returns to the login', async ({ page, site }) => {
    await page.goto('/help?dialog=forgotPassword');
    await field(page, 'Mobile number').fill('9175550101');
    await press(page, 'Get code');
    await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
    await field(page, 'Code').fill(await newestCode(site, '+639175550101'));
    await field(page, 'New password').fill('x');
    await press(page, 'Set new password');
    await expect(field(page, 'New password')).toBeFocused();
    await field(page, 'New password').fill(newPassword);
    await press(page, 'Set new password');
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await expect(field(page, 'Username or mobile number')).toHaveValue('9175550101');
    await field(page, 'Password').fill(newPassword);
    await press(page, 'Log in');
    await expectSignedIn(page, 'juan');
  });

  test('works by e-mail with a password that must be changed', async ({ page, site }) => {
    await page.goto('/help?dialog=forgotPassword');
    await form(page).getByRole('tab', { name: 'By e-mail' }).click();
    await field(page, 'Username').fill('juan');
    await field(page, 'E-mail address').fill('juan@example.com');
    await press(page, 'Send me a password');
    const sent = page
      .getByRole('dialog')
      .filter({ hasText: 'If this username and e-mail address' });
    await expect(sent).toBeVisible();
    await sent.getByRole('button', { name: 'Back to logging in' }).click();
    await fillLogin(page, 'juan', await newestCode(site, 'juan@example.com'));
    await press(page, 'Log in');
    await field(page, 'New password').fill(newPassword);
    await field(page, 'New password again').fill(newPassword);
    await press(page, 'Change password');
    await expectSignedIn(page, 'juan');
  });
});

test.describe('a forced password change', () => {
  for (const username of ['nena', 'ed', 'dina']) {
    test(`works for ${username}`, async ({ page }) => {
      await logIn(page, username);
      await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
      await expect(form(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await field(page, 'New password').fill(newPassword);
      await field(page, 'New password again').fill('Bagong2027');
      await press(page, 'Change password');
      await expect(form(page).getByText('The two passwords are not the same')).toBeVisible();
      await expect(field(page, 'New password again')).toBeFocused();
      await field(page, 'New password again').fill(newPassword);
      expect(await page.content()).not.toContain(newPassword);
      await press(page, 'Change password');
      await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('account')))
        .toBe(username);
    });
  }

  test('can be cancelled by signing out', async ({ page }) => {
    await logIn(page, 'ed');
    await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
    await press(page, 'Sign out');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('starts a guest session without an account', async ({ page }) => {
  await page.goto('/help?dialog=login');
  await press(page, 'Look around without an account');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await expect(form(page)).toBeHidden();
});

test('axe finds no violations in the sign-in forms', async ({ page, site }) => {
  await site.operate('PATCH', '/settings', { captchaOnLogin: true });
  await logIn(page, 'juan');
  await expect(field(page, 'Characters in the picture')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await press(page, 'Log in');
  expect(await accessibilityFaults(page)).toEqual([]);
  await site.operate('PATCH', '/settings', { captchaOnLogin: false });
  await page.goto('/help?dialog=forgotPassword');
  await press(page, 'Set new password');
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'iggy');
  await expect(form(page).getByText('Authenticator app')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'ed');
  await press(page, 'Change password');
  expect(await accessibilityFaults(page)).toEqual([]);
});
