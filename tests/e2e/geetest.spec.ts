import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const script = '**/media/geetest/gt4.js';

/** A captcha with a button in the page, as real ones have it. It is closed by the press. */
const puzzleInPage = `window.initGeetest4 = (config, ready) => {
  const heard = {};
  const on = (name) => (listener) => { heard[name] = listener; };
  const captcha = {
    onReady: (listener) => setTimeout(listener), onSuccess: on('success'), onClose: on('close'),
    onError: on('error'), getValidate: () => null,
    showCaptcha() {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'I am a person';
      button.style.cssText = 'position:absolute;inset:0 auto auto 0;z-index:9999';
      button.onclick = () => { button.remove(); heard.close(); };
    },
  };
  ready(captcha);
};`;

async function fillLogin(page: Page) {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Username or mobile number').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('Parola2026');
  return { form, send: () => form.getByRole('button', { name: 'Log in' }).click() };
}

/** Reads the warning about a failed action, and closes it. */
async function readFailure(page: Page, words: RegExp): Promise<void> {
  const warning = page.getByRole('dialog', { name: 'That did not work' });
  await expect(warning.getByText(words)).toBeVisible();
  await warning.getByRole('button', { name: 'OK' }).click();
}

/** Passes the check by keyboard. */
async function passCheck(page: Page): Promise<void> {
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('End');
}

function countRequests(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return (path: string) => requested.filter((one) => one === path).length;
}

// Only a browser loads the script of a vendor under the security policy.
test.describe('the check before signing in', () => {
  test.beforeEach(({ site }) =>
    site.operate('PATCH', '/settings', { modules: { GEETEST3: true, GEETESTLOGIN3: true } }),
  );
  test.afterEach(({ site }) =>
    site.operate('PATCH', '/settings', { modules: { GEETEST3: false, GEETESTLOGIN3: false } }),
  );

  test('can be passed by keyboard', async ({ page }) => {
    const times = countRequests(page);
    const { form, send } = await fillLogin(page);
    await send();
    const check = page.getByRole('dialog', { name: 'Are you there?' });
    await expect(check.getByRole('slider')).toBeFocused();
    expect(times('/wps/session/login')).toBe(0);
    await page.keyboard.press('End');
    await expect(check).toBeHidden();
    await expect(form).toBeHidden();
    expect(times('/wps/session/login')).toBe(1);
  });

  test('sends nothing and keeps the input when it is closed, and can be repeated', async ({
    page,
  }) => {
    const times = countRequests(page);
    const { form, send } = await fillLogin(page);
    await send();
    await expect(page.getByRole('slider')).toBeFocused();
    await page.keyboard.press('Escape');
    await readFailure(page, /Please verify first/);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Parola2026');
    expect(times('/wps/session/login')).toBe(0);
    await send();
    await passCheck(page);
    await expect(form).toBeHidden();
    expect(times('/media/geetest/gt4.js')).toBe(1);
  });

  test('sends nothing when its script cannot be loaded, and loads it at the next attempt', async ({
    page,
  }) => {
    const times = countRequests(page);
    await page.route(script, (route) => route.abort());
    const { form, send } = await fillLogin(page);
    await send();
    await readFailure(page, /could not be loaded, so nothing was sent/);
    expect(times('/wps/session/login')).toBe(0);
    await page.unroute(script);
    await send();
    await passCheck(page);
    await expect(form).toBeHidden();
  });

  test('can be passed where the vendor puts its puzzle outside the dialog', async ({ page }) => {
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: puzzleInPage }),
    );
    const { form, send } = await fillLogin(page);
    await send();
    await page.getByRole('button', { name: 'I am a person' }).click();
    await expect(page.getByRole('button', { name: 'I am a person' })).toBeHidden();
    await expect.poll(() => form.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test('allows no other script', async ({ page }) => {
    const { send } = await fillLogin(page);
    await send();
    await expect(page.getByRole('slider')).toBeFocused();
    const refused = await page.evaluate(() => {
      const setSource = (address: string) => {
        try {
          document.createElement('script').src = address;
          return null;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return [
        setSource('/media/geetest/gt4.js'),
        setSource('/media/other.js'),
        setSource('https://evil.example/'),
      ];
    });
    expect(refused).toEqual([null, true, true]);
  });
});

test('checks also before an SMS code and before registration', async ({ page, site }) => {
  const checks = { GEETEST3: true, GEETESTSMS3: true, GEETESTEMAIL3: true };
  const off = { enabled: false };
  await site.operate('PATCH', '/settings', {
    modules: { ...checks, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerRules: { mobileNum: off, payeeName: off, email: off, affiliateCode: off },
  });
  const times = countRequests(page);
  await page.goto('/help?dialog=login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('PH +63');
  await form.getByLabel('Mobile number', { exact: true }).fill('917 555 0101');
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('slider')).toBeFocused();
  expect(times('/wps/verification/sms/noLogin')).toBe(0);
  await page.keyboard.press('End');
  await expect(form.getByRole('button', { name: /Again in/ })).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('Username', { exact: true }).fill('checked7');
  for (const name of ['Password', 'Confirm password']) {
    await page.getByLabel(name, { exact: true }).fill('Secret77');
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await passCheck(page);
  await expect(page).toHaveURL(/\/$/);
  await site.operate('POST', '/reset', {});
});

test('loads nothing of the check while its modules are off', async ({ page }) => {
  const times = countRequests(page);
  const { form, send } = await fillLogin(page);
  await send();
  await expect(form).toBeHidden();
  expect(times('/media/geetest/gt4.js')).toBe(0);
});
