import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accounts } from '#demo/content/accounts.ts';
import type { Site } from '#tests/support/open-site.ts';
import { everythingKept } from './stored-data.ts';
import { accessibilityFaults, expect, test } from './fixtures.ts';

const password = 'Parola2026';
const fresh = 'Bagong2026';
const signInCall = '**/wps/session/login';

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

const ours = /^(Log in|One more check|Forgot your password\?|Choose a new password)$/;
const form = (page: Page) => page.getByRole('dialog', { name: ours });
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

/** Waits until somebody is signed in and nothing stands before the page any more. */
async function isIn(page: Page, username: string): Promise<void> {
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

test.describe('by name and password', () => {
  test('the page leads home, and the popup back to what the player was doing', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username or mobile number').fill('09175550101');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await isIn(page, 'juan');
    await expect(page).toHaveURL(/\/$/);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/rng?dialog=login&next=%2Fdownload');
    await fillLogin(page, 'juan');
    await press(page, 'Log in');
    await isIn(page, 'juan');
    await expect(page).toHaveURL(/\/download$/);
  });

  test('three wrong passwords bring a captcha, a wrong answer another, and the right one lets in', async ({
    page,
    site,
  }) => {
    await logIn(page, 'juan', 'wrong');
    for (const _ of [1, 2]) {
      await expect(form(page).getByRole('alert')).toContainText('do not go together');
      await press(page, 'Log in');
    }
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
    await isIn(page, 'juan');
  });

  test('whoever is too fast is told nothing, and loses nothing', async ({ page, site }) => {
    const failure = { path: '/wps/session/login', status: 429, errorCode: 'TOO_MANY_REQUEST' };
    await site.operate('PATCH', '/settings', { failNext: [{ ...failure, times: 1 }] });
    const answered = page.waitForResponse(signInCall);
    await logIn(page, 'juan');
    expect((await answered).status()).toBe(429);
    await expect(form(page).getByRole('button', { name: 'Log in' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(form(page).getByRole('alert')).toHaveText('');
    await press(page, 'Log in');
    await isIn(page, 'juan');
  });

  test('a network that is lost in the middle is told, and what was typed is sent again', async ({
    page,
  }) => {
    await page.route(signInCall, (route) => route.abort('connectionreset'), { times: 1 });
    await logIn(page, 'juan');
    await expect(form(page).getByRole('alert')).toContainText('We cannot be reached');
    await page.context().setOffline(true);
    await press(page, 'Log in');
    await expect(form(page).getByRole('alert')).toContainText('You seem to be offline');
    await page.context().setOffline(false);
    await press(page, 'Log in');
    await isIn(page, 'juan');
  });

  test('is sent once, however often it is pressed', async ({ page, site }) => {
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
    await isIn(page, 'juan');
    expect(sent).toBe(1);
  });

  test('the back button goes step by step, and never back into a form that is done', async ({
    page,
  }) => {
    await page.goto('/help');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(field(page, 'Username or mobile number')).toBeVisible();
    await form(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    await page.goBack();
    await fillLogin(page, 'juan');
    await press(page, 'Log in');
    await isIn(page, 'juan');
    await page.goBack();
    await expect(page).toHaveURL(/\/help$/);
    await expect(form(page)).toBeHidden();
  });

  test('every tab is logged in at once', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByLabel('Username or mobile number')).toBeVisible();
    await logIn(page, 'juan');
    await isIn(page, 'juan');
    await isIn(other, 'juan');
    await expect(other).toHaveURL(/\/$/);
  });

  test('nothing secret can be read out of the page, its address or what is kept', async ({
    page,
  }) => {
    await page.goto('/help?dialog=login');
    await fillLogin(page, 'juan');
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('button', { name: 'Show password' }).click();
    expect(await page.content()).not.toContain(password);
    await press(page, 'Log in');
    await isIn(page, 'juan');
    expect(page.url()).not.toContain(password);
    const kept = await everythingKept(page);
    expect(kept).toContain('parola-password-juan');
    expect(kept).not.toContain(password);
  });
});

test.describe('by SMS', () => {
  test('the code that was sent lets in, and the number is remembered', async ({ page, site }) => {
    await getCode(page);
    await form(page).getByRole('checkbox').check();
    await field(page, 'Code').fill(await newestCode(site, '+639175550101'));
    await press(page, 'Log in');
    await isIn(page, 'juan');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/help?dialog=login');
    await form(page).getByRole('tab', { name: 'SMS code' }).click();
    await expect(field(page, 'Mobile number')).toHaveValue('9175550101');
  });

  test('the wait goes on after a reload', async ({ page }) => {
    await getCode(page);
    await page.reload();
    await form(page).getByRole('tab', { name: 'SMS code' }).click();
    await expect(form(page).getByRole('button', { name: /Again in 4:\d\d/ })).toBeVisible();
  });

  test('a wrong code and one that is over are told at the code', async ({ page, site }) => {
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
    await isIn(page, 'juan');
  });

  test('three wrong codes bring a captcha', async ({ page, site }) => {
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
    await isIn(page, 'juan');
  });

  test('there is no such tab where the operator has it off', async ({ page, site }) => {
    const modules = { MOBILEVERCODELOGIN3: false, FREEPLAY3: false };
    await site.operate('PATCH', '/settings', { modules });
    await page.goto('/help?dialog=login');
    await expect(field(page, 'Username or mobile number')).toBeVisible();
    await expect(form(page).getByRole('tab')).toHaveCount(0);
    await expect(form(page).getByRole('button', { name: /without an account/ })).toHaveCount(0);
  });
});

test.describe('a second step', () => {
  const iggy = accounts.find(({ username }) => username === 'iggy');

  async function openStep(page: Page, way: RegExp): Promise<void> {
    await logIn(page, 'iggy');
    await form(page).getByText(way).click();
  }

  for (const [name, way, to] of [
    ['SMS', /Code by SMS/, '+639175550110'],
    ['e-mail', /Code by e-mail/, 'iggy@example.com'],
  ] as const) {
    test(`by ${name} takes the code that was sent, and no other`, async ({ page, site }) => {
      await openStep(page, way);
      await press(page, 'Get code');
      await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
      const code = await newestCode(site, to);
      await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
      await press(page, 'Continue');
      await expect(form(page).getByText('This code is not right')).toBeVisible();
      await field(page, 'Code').fill(code);
      await press(page, 'Continue');
      await expect(page.getByText('Verification done, logging in')).toBeVisible();
      await isIn(page, 'iggy');
    });
  }

  test('by an authenticator app takes what it shows', async ({ page }) => {
    await openStep(page, /Authenticator app/);
    const totp = new TOTP({ secret: Secret.fromBase32(iggy?.totpSecret ?? '') });
    await field(page, 'Code').fill(totp.generate());
    await press(page, 'Continue');
    await isIn(page, 'iggy');
  });

  test('by the name of the bank account takes that name, and no other', async ({ page }) => {
    await openStep(page, /Bank account name/);
    await field(page, 'Name on your bank account').fill('Somebody Else');
    await press(page, 'Continue');
    await expect(form(page).getByText('not the name of the bank account')).toBeVisible();
    await field(page, 'Name on your bank account').fill('Iggy Evangelista');
    await press(page, 'Continue');
    await isIn(page, 'iggy');
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by phone, and the player is in', async ({ page, site }) => {
    await page.goto('/help?dialog=forgotPassword');
    await field(page, 'Mobile number').fill('9175550101');
    await press(page, 'Get code');
    await expect(form(page).getByRole('button', { name: /Again in/ })).toBeVisible();
    await field(page, 'Code').fill(await newestCode(site, '+639175550101'));
    await field(page, 'New password').fill('x');
    await press(page, 'Set it and log in');
    await expect(field(page, 'New password')).toBeFocused();
    await field(page, 'New password').fill(fresh);
    await press(page, 'Set it and log in');
    await isIn(page, 'juan');
    await expect(page.getByText('Your new password is set.')).toBeVisible();
  });

  test('is mailed, lets in once, and is changed', async ({ page, site }) => {
    await page.goto('/help?dialog=forgotPassword');
    await form(page).getByRole('tab', { name: 'By e-mail' }).click();
    await field(page, 'Username').fill('juan');
    await field(page, 'E-mail address').fill('juan@example.com');
    await press(page, 'Send me a password');
    await expect(form(page).getByText('If this username and e-mail address')).toBeVisible();
    await press(page, 'Back to logging in');
    await fillLogin(page, 'juan', await newestCode(site, 'juan@example.com'));
    await press(page, 'Log in');
    await field(page, 'New password').fill(fresh);
    await field(page, 'New password again').fill(fresh);
    await press(page, 'Change password');
    await isIn(page, 'juan');
  });
});

test.describe('a password that has to be changed', () => {
  for (const username of ['nena', 'ed', 'dina']) {
    test(`is changed by ${username}`, async ({ page }) => {
      await logIn(page, username);
      await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
      await expect(form(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await field(page, 'New password').fill(fresh);
      await field(page, 'New password again').fill('Bagong2027');
      await press(page, 'Change password');
      await expect(form(page).getByText('The two passwords are not the same')).toBeVisible();
      await expect(field(page, 'New password again')).toBeFocused();
      await field(page, 'New password again').fill(fresh);
      expect(await page.content()).not.toContain(fresh);
      await press(page, 'Change password');
      await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('account')))
        .toBe(username);
    });
  }

  test('can be left by signing out', async ({ page }) => {
    await logIn(page, 'ed');
    await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
    await press(page, 'Sign out');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('a guest looks around without an account', async ({ page }) => {
  await page.goto('/help?dialog=login');
  await press(page, 'Look around without an account');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await expect(form(page)).toBeHidden();
});

test('axe finds nothing wrong with any of it', async ({ page, site }) => {
  await site.operate('PATCH', '/settings', { captchaOnLogin: true });
  await logIn(page, 'juan');
  await expect(field(page, 'Characters in the picture')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await press(page, 'Log in');
  expect(await accessibilityFaults(page)).toEqual([]);
  await site.operate('PATCH', '/settings', { captchaOnLogin: false });
  await page.goto('/help?dialog=forgotPassword');
  await press(page, 'Set it and log in');
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'iggy');
  await expect(form(page).getByText('Authenticator app')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, 'ed');
  await press(page, 'Change password');
  expect(await accessibilityFaults(page)).toEqual([]);
});
