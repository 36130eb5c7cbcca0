import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const script = '**/media/geetest/gt4.js';

async function fillLogin(page: Page) {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Username or mobile number').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('Parola2026');
  return { form, send: () => form.getByRole('button', { name: 'Log in' }).click() };
}

/** Slides the lamp to the lighthouse with the keyboard. */
async function pass(page: Page): Promise<void> {
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('End');
}

function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return (path: string) => asked.filter((one) => one === path).length;
}

test.describe('the check before logging in', () => {
  test.beforeEach(({ site }) =>
    site.operate('PATCH', '/settings', { modules: { GEETEST3: true, GEETESTLOGIN3: true } }),
  );
  test.afterEach(({ site }) =>
    site.operate('PATCH', '/settings', { modules: { GEETEST3: false, GEETESTLOGIN3: false } }),
  );

  test('is passed with the keyboard, and lets the player in', async ({ page }) => {
    const times = watchRequests(page);
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

  test('is closed: nothing is sent, what was typed stays, and it can be taken again', async ({
    page,
  }) => {
    const times = watchRequests(page);
    const { form, send } = await fillLogin(page);
    await send();
    await expect(page.getByRole('slider')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.getByText(/Please verify first/)).toBeVisible();
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Parola2026');
    expect(times('/wps/session/login')).toBe(0);
    await send();
    await pass(page);
    await expect(form).toBeHidden();
    expect(times('/media/geetest/gt4.js')).toBe(1);
  });

  test('does not come: nothing is sent, and the next try may find it', async ({ page }) => {
    const times = watchRequests(page);
    await page.route(script, (route) => route.abort());
    const { form, send } = await fillLogin(page);
    await send();
    await expect(form.getByText(/could not be loaded, so nothing was sent/)).toBeVisible();
    expect(times('/wps/session/login')).toBe(0);
    await page.unroute(script);
    await send();
    await pass(page);
    await expect(form).toBeHidden();
  });

  test('lets no other script into the page', async ({ page }) => {
    const { send } = await fillLogin(page);
    await send();
    await expect(page.getByRole('slider')).toBeFocused();
    const refused = await page.evaluate(() => {
      const put = (address: string) => {
        try {
          document.createElement('script').src = address;
          return null;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return [put('/media/geetest/gt4.js'), put('/media/other.js'), put('https://evil.example/')];
    });
    expect(refused).toEqual([null, true, true]);
  });
});

test('the check stands before a code and before a new account as well', async ({ page, site }) => {
  const checks = { GEETEST3: true, GEETESTSMS3: true, GEETESTEMAIL3: true };
  const off = { enabled: false };
  await site.operate('PATCH', '/settings', {
    modules: { ...checks, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerRules: { mobileNum: off, payeeName: off, email: off, affiliateCode: off },
  });
  const times = watchRequests(page);
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
  await pass(page);
  await expect(page).toHaveURL(/\/$/);
  await site.operate('POST', '/reset', {});
});

test('nothing of the check is loaded while its modules are off', async ({ page }) => {
  const times = watchRequests(page);
  const { form, send } = await fillLogin(page);
  await send();
  await expect(form).toBeHidden();
  expect(times('/media/geetest/gt4.js')).toBe(0);
});
