import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, goOffline, signIn, test } from './fixtures.ts';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Publicity opens after 8 s on a page that nobody scrolls. */
const publicityWait = { timeout: 20_000 };

const stored = (page: Page, name: string) =>
  page.evaluate((wanted) => sessionStorage.getItem(wanted), name);

/** Sets a flag of the session storage before the first page load only. */
async function setFlag(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    if (sessionStorage.getItem('flagSet') === null) sessionStorage.setItem(wanted, '1');
    sessionStorage.setItem('flagSet', '1');
  }, name);
}

/** Expects that no dialog opens by itself. */
async function expectNoPopup(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Publicity waits for the first scroll.
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(3_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/rng?dialog=signOut');
  await popup(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Signs in for the first time, which requires a new password. */
async function signInFirstTime(page: Page): Promise<void> {
  await page.goto('/?dialog=login');
  await page.locator('dialog input[name="username"]').fill('nena');
  await page.locator('dialog input[name="password"]').fill('Parola2026');
  await page.locator('dialog button[type="submit"]').click();
  const change = popup(page, 'Choose a new password');
  await change.locator('input[name="newPassword"]').fill('Bangka2027');
  await change.locator('input[name="confirmation"]').fill('Bangka2027');
  await change.locator('button[type="submit"]').click();
  await expect(change).toBeHidden();
}

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

test.describe('the popup after registration', () => {
  test('links to the first deposit and clears its flag', async ({ page }) => {
    await signIn(page);
    await setFlag(page, 'registerDone');
    await page.goto('/');
    const dialog = popup(page, 'Welcome to Parola');
    await expect(dialog.getByText('100% on your first deposit')).toBeVisible();
    await page.reload();
    await dialog.getByRole('link', { name: 'Get Free' }).click();
    await expect(page).toHaveURL(/\/member\?page=deposit$/);
    expect(await stored(page, 'registerDone')).toBeNull();
    await page.goto('/');
    await expectNoPopup(page);
  });

  test('opens the chat in a new tab without referrer and opener', async ({ page }) => {
    await setFlag(page, 'registerDone');
    await page.goto('/');
    const chat = popup(page, 'Welcome to Parola').getByRole('link', { name: 'Detail' });
    await expect(chat).toHaveAttribute('href', 'https://t.me/parola_example');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test.describe('the first sign-in', () => {
  test.use({ publicity: true });

  test('shows the welcome popup, then publicity, each once', async ({ page }) => {
    await signInFirstTime(page);
    const welcome = popup(page, 'Good to have you here, Nena');
    await expect(welcome).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await stored(page, 'hideNewbiePromo')).toBeNull();
    await welcome.getByRole('button', { name: 'Look around first' }).click();
    expect(await stored(page, 'hideNewbiePromo')).toBe('1');

    const first = popup(page, 'This week’s rebate is waiting');
    await expect(first).toBeVisible(publicityWait);
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    expect(await stored(page, 'publicityClose')).toBe('1');
    await page.reload();
    await expectNoPopup(page);
  });

  test('links to the deposit', async ({ page }) => {
    await signInFirstTime(page);
    await popup(page, /Good to have you here/)
      .getByRole('link', { name: 'Deposit now' })
      .click();
    await expect(page).toHaveURL(/\/member\?page=deposit$/);
  });
});

test.describe('publicity', () => {
  test.use({ publicity: true });

  test('is shown to guests once, also after a reload and in another language', async ({ page }) => {
    await page.goto('/');
    const dialog = popup(page, 'Your first deposit counts twice');
    await expect(dialog.getByText(/Put in PHP 100 to 5,000/)).toBeVisible(publicityWait);
    await expect(dialog.getByRole('link', { name: 'GET BONUS' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(page, 'publicityClose')).toBeNull();
    await page.reload();
    await expectNoPopup(page);
    await page.goto('/?lang=TY');
    await expectNoPopup(page);
  });

  test('that a guest has muted stays closed in other tabs', async ({ page, context }) => {
    await page.goto('/');
    const dialog = popup(page, 'Your first deposit counts twice');
    await expect(dialog).toBeVisible(publicityWait);
    await dialog.getByText('Don’t remind me again').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const other = await context.newPage();
    await other.goto('/');
    await expectNoPopup(other);
  });

  test('links a member to the bonus and stays closed for the session', async ({ page }) => {
    await signIn(page);
    const dialog = popup(page, 'This week’s rebate is waiting');
    await dialog.getByRole('link', { name: 'GET BONUS' }).click();
    await expect(page).toHaveURL(/\/member\?page=rewardCenter$/);
    expect(await stored(page, 'publicityClose')).toBe('1');
    await page.goto('/');
    await expectNoPopup(page);
  });

  test('can be muted offline', async ({ page }) => {
    await page.goto('/');
    const dialog = popup(page, 'Your first deposit counts twice');
    await expect(dialog).toBeVisible(publicityWait);
    await goOffline(page);
    await dialog.getByText('Don’t remind me again').click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await page.context().setOffline(false);
    await page.reload();
    await expectNoPopup(page);
  });
});

test.describe('contract requests', () => {
  test('can be answered one by one by keyboard, and are not shown again', async ({ page }) => {
    await signIn(page, 'ana');
    const dialog = popup(page, 'Contracts');
    const dividend = dialog.getByRole('article', { name: 'Dividend' });
    await expect(dividend.getByText('Semimonthly')).toBeVisible();
    expect(await stored(page, 'consolidated')).toContain('demo-ask-ana-dividend');
    expect(await stored(page, 'enableContract')).toBe('1');
    expect(await stored(page, 'enableSalary')).toBe('0');

    const press = async (name: string) => {
      for (let tabs = 0; tabs < 20; tabs += 1) {
        const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
        if (focused === name) return page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await press('Accept');
    await expect(dividend.getByText(/ends 2 contracts of your downlines/)).toBeVisible();
    await press('Go back');
    await expect(dividend.getByText(/ends 2 contracts/)).toBeHidden();
    await press('Accept');
    await press('Accept and end them');
    await expect(dividend).toHaveCount(0);
    await expect(dialog.getByText('Accepted: Dividend.')).toBeFocused();
    await press('Reject');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expectNoPopup(page);
  });

  test('are shown again at the next visit when postponed', async ({ page }) => {
    await signIn(page, 'luis');
    const dialog = popup(page, 'Contracts');
    await dialog.getByRole('button', { name: 'Answer later' }).click();
    await expectNoPopup(page);
    await page.reload();
    await expect(dialog.getByRole('article')).toHaveCount(2);
  });

  test('stay open when an answer fails offline', async ({ page }) => {
    await signIn(page, 'luis');
    const salary = popup(page, 'Contracts').getByRole('article', { name: 'Daily salary' });
    await expect(salary).toBeVisible();
    await goOffline(page);
    await salary.getByRole('button', { name: 'Accept' }).click();
    await expect(salary.getByText(/You seem to be offline/)).toBeVisible();
    await page.context().setOffline(false);
    await salary.getByRole('button', { name: 'Accept' }).click();
    await expect(salary).toHaveCount(0);
  });
});

test.describe('the popup for the app', () => {
  test('opens once after sign-out and links to the download', async ({ page }) => {
    await signIn(page);
    await signOut(page);
    const dialog = popup(page, 'Take Parola with you');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expectNoPopup(page);

    await signIn(page);
    await signOut(page);
    await dialog.getByRole('link', { name: 'Get the app' }).click();
    await expect(page).toHaveURL(/\/download$/);
  });
});

test.describe('popups', () => {
  test('open one at a time', async ({ page }) => {
    await setFlag(page, 'registerDone');
    await signIn(page, 'ana');
    await expect(popup(page, 'Welcome to Parola')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page, 'Contracts')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await stored(page, 'registerDone')).toBeNull();
  });

  test('do not open on the login page or during typing', async ({ page }) => {
    await setFlag(page, 'registerDone');
    await page.goto('/login');
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/rng');
    await page.getByRole('searchbox').first().focus();
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').first().blur();
    await expect(popup(page, 'Welcome to Parola')).toBeVisible();
  });

  test('return the focus', async ({ page }) => {
    await setFlag(page, 'registerDone');
    await page.goto('/rng');
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await link.focus();
    await expect(popup(page, 'Welcome to Parola')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

/** Each popup with the steps that open it. */
const popups: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'Welcome to Parola',
    async (page) => {
      await setFlag(page, 'registerDone');
      await page.goto('/');
    },
  ],
  ['Good to have you here, Nena', signInFirstTime],
  ['Contracts', (page) => signIn(page, 'ana')],
  ['This week’s rebate is waiting', (page) => signIn(page)],
  [
    'Take Parola with you',
    async (page) => {
      await signIn(page, 'tino');
      await signOut(page);
    },
  ],
];

test.describe('on a narrow phone', () => {
  test.use({ publicity: true, viewport: { width: 360, height: 740 } });

  for (const [name, open] of popups) {
    test(`axe finds no violations in “${name}” in either theme, and it fits`, async ({ page }) => {
      await open(page);
      const dialog = popup(page, name);
      await expect(dialog).toBeVisible(publicityWait);
      for (const theme of ['dark', 'light']) {
        await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
        await page.waitForTimeout(500);
        expect(await accessibilityFaults(page), theme).toEqual([]);
      }
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  }
});
