import { expect, type Page, test } from '@playwright/test';
import { gapiScript, openAuthEmulator } from '#tests/support/auth-emulator.ts';
import { openFirebasePage } from '#tests/support/open-firebase-page.ts';
import { everythingKept } from './everything-kept.ts';

type Opened<Open extends (...given: never[]) => unknown> = Awaited<ReturnType<Open>>;

let emulator: Opened<typeof openAuthEmulator>;
let site: Opened<typeof openFirebasePage>;

test.beforeAll(async () => {
  emulator = await openAuthEmulator();
  site = await openFirebasePage(emulator.url, emulator.projectId);
});
test.afterAll(() => {
  site.close();
  emulator.close();
});

/** The page, and every address beyond this machine that it asks for. */
async function openPage(page: Page) {
  const outside: string[] = [];
  await page.context().route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    outside.push(origin + pathname);
    if (!pathname.endsWith('/js/api.js')) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: gapiScript });
  });
  await page.goto(site.url);
  const press = async (name: string, value = '') => {
    await page.locator('input').fill(value);
    await page.getByRole('button', { name }).click();
  };
  return { outside, press, told: page.locator('output') };
}

function claimsOf(idToken: string | null): unknown {
  return JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString());
}

test.describe("signing in by firebase, under the page's own policy", () => {
  test('a code by phone gives the id token of the number, and asks nobody else', async ({
    page,
  }) => {
    const { press, told, outside } = await openPage(page);
    await press('send', '+639175550101');
    await expect(told).toHaveText('sent');
    await press('confirm', '000000');
    await expect(told).toHaveText('codeWrong');
    await press('confirm', emulator.rightCode);
    await expect(told).toHaveText(/^ey/);
    expect(claimsOf(await told.textContent())).toMatchObject({
      phone_number: '+639175550101',
      firebase: { sign_in_provider: 'phone' },
    });
    expect(outside).toEqual([]);
  });

  for (const [message, fault] of [
    ['INVALID_PHONE_NUMBER', 'numberInvalid'],
    ['MISSING_PHONE_NUMBER', 'numberMissing'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooMany'],
    ['QUOTA_EXCEEDED', 'quotaExceeded'],
    ['CAPTCHA_CHECK_FAILED', 'captchaFailed'],
    ['OPERATION_NOT_ALLOWED', 'notEnabled'],
    ['SOMETHING_NEW', 'unknown'],
  ] as const) {
    test(`a code refused with ${message} is told as ${fault}`, async ({ page }) => {
      const { press, told } = await openPage(page);
      emulator.failNext(message);
      await press('send', '+639175550101');
      await expect(told).toHaveText(fault);
    });
  }

  for (const [message, fault] of [
    ['SESSION_EXPIRED', 'codeExpired'],
    ['MISSING_CODE', 'codeWrong'],
  ] as const) {
    test(`a code that is answered with ${message} is told as ${fault}`, async ({ page }) => {
      const { press, told } = await openPage(page);
      await press('send', '+639175550101');
      await expect(told).toHaveText('sent');
      emulator.failNext(message);
      await press('confirm', emulator.rightCode);
      await expect(told).toHaveText(fault);
    });
  }

  for (const [channel, provider] of [
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
  ] as const) {
    test(`a window of ${channel} gives the id token of who signs in there`, async ({ page }) => {
      const { press, told, outside } = await openPage(page);
      const opening = page.waitForEvent('popup');
      await press(channel);
      await (await opening).getByRole('button', { name: 'Sign in as Ana' }).click();
      await expect(told).toHaveText(/^ey/);
      expect(claimsOf(await told.textContent())).toMatchObject({
        firebase: { sign_in_provider: provider },
      });
      expect(outside).toEqual(['https://apis.google.com/js/api.js']);
    });
  }

  test('a window that is closed is told as closed', async ({ page }) => {
    const { press, told } = await openPage(page);
    const opening = page.waitForEvent('popup');
    await press('google');
    await (await opening).close();
    await expect(told).toHaveText('popupClosed', { timeout: 20_000 });
  });

  test('keeps nothing in the browser', async ({ page }) => {
    const { press, told } = await openPage(page);
    await press('send', '+639175550101');
    await expect(told).toHaveText('sent');
    await press('confirm', emulator.rightCode);
    await expect(told).toHaveText(/^ey/);
    expect(await everythingKept(page)).not.toContain('ey');
  });
});

test('the part of firebase that is loaded is at most 35 kB', () => {
  expect(site.gzipped).toBeLessThanOrEqual(35_000);
});
