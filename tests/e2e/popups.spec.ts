import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, goOffline, signIn, test } from './fixtures.ts';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const key = (page: Page, name: string) =>
  page.evaluate((wanted) => sessionStorage.getItem(wanted), name);

/** Sets a flag as the page first has it, and never again: what the page does to it stays. */
async function flag(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    if (sessionStorage.getItem('flagged') === null) sessionStorage.setItem(wanted, '1');
    sessionStorage.setItem('flagged', '1');
  }, name);
}

/** Nothing opens by itself, however long the page is left alone. */
async function staysQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/rng?dialog=signOut');
  await popup(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Signs in for the first time: a password of one's own comes before everything else. */
async function signInFirst(page: Page): Promise<void> {
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

test.describe('the greeting after registering', () => {
  test('leads to the first deposit, and its flag goes', async ({ page }) => {
    await signIn(page);
    await flag(page, 'registerDone');
    await page.goto('/');
    const dialog = popup(page, 'Welcome to Parola');
    await expect(dialog.getByText('100% on your first deposit')).toBeVisible();
    await page.reload();
    await dialog.getByRole('link', { name: 'Get Free' }).click();
    await expect(page).toHaveURL(/\/member\?page=deposit$/);
    expect(await key(page, 'registerDone')).toBeNull();
    await page.goto('/');
    await staysQuiet(page);
  });

  test('opens the chat in a tab of its own, which learns nothing of this one', async ({ page }) => {
    await flag(page, 'registerDone');
    await page.goto('/');
    const chat = popup(page, 'Welcome to Parola').getByRole('link', { name: 'Detail' });
    await expect(chat).toHaveAttribute('href', 'https://t.me/parola_example');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test.describe('a first login', () => {
  test.use({ publicity: true });

  test('is welcomed, then told what is new; neither comes back', async ({ page }) => {
    await signInFirst(page);
    const welcome = popup(page, 'Good to have you here, Nena');
    await expect(welcome).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await key(page, 'hideNewbiePromo')).toBeNull();
    await welcome.getByRole('button', { name: 'Look around first' }).click();
    expect(await key(page, 'hideNewbiePromo')).toBe('1');

    const first = popup(page, 'This week’s rebate is waiting');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    expect(await key(page, 'publicityClose')).toBe('1');
    await page.reload();
    await staysQuiet(page);
  });

  test('leads to the deposit', async ({ page }) => {
    await signInFirst(page);
    await popup(page, /Good to have you here/)
      .getByRole('link', { name: 'Deposit now' })
      .click();
    await expect(page).toHaveURL(/\/member\?page=deposit$/);
  });
});

test.describe('publicity', () => {
  test.use({ publicity: true });

  test('is told to guests, who may go without being reminded', async ({ page }) => {
    await page.goto('/');
    const dialog = popup(page, 'Your first deposit counts twice');
    await expect(dialog.getByText(/Put in PHP 100 to 5,000/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'GET BONUS' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    expect(await key(page, 'publicityClose')).toBeNull();

    await page.reload();
    await dialog.getByText('Don’t remind me again').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await staysQuiet(page);
  });

  test('leads a member to the bonus, and stays away for the session', async ({ page }) => {
    await signIn(page);
    const dialog = popup(page, 'This week’s rebate is waiting');
    await dialog.getByRole('link', { name: 'GET BONUS' }).click();
    await expect(page).toHaveURL(/\/member\?page=rewardCenter$/);
    expect(await key(page, 'publicityClose')).toBe('1');
    await page.goto('/');
    await staysQuiet(page);
  });

  test('loses nothing without a network', async ({ page }) => {
    await page.goto('/');
    const dialog = popup(page, 'Your first deposit counts twice');
    await expect(dialog).toBeVisible();
    await goOffline(page);
    await dialog.getByText('Don’t remind me again').click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await page.context().setOffline(false);
    await page.reload();
    await staysQuiet(page);
  });
});

test.describe('contract requests', () => {
  test('are answered one by one by the keyboard alone, and do not come back', async ({ page }) => {
    await signIn(page, 'ana');
    const dialog = popup(page, 'Contracts');
    const dividend = dialog.getByRole('article', { name: 'Dividend' });
    await expect(dividend.getByText('Semimonthly')).toBeVisible();
    expect(await key(page, 'consolidated')).toContain('demo-ask-ana-dividend');
    expect(await key(page, 'enableContract')).toBe('1');
    expect(await key(page, 'enableSalary')).toBe('0');

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
    await staysQuiet(page);
  });

  test('left for later come with the next visit', async ({ page }) => {
    await signIn(page, 'luis');
    const dialog = popup(page, 'Contracts');
    await dialog.getByRole('button', { name: 'Answer later' }).click();
    await staysQuiet(page);
    await page.reload();
    await expect(dialog.getByRole('article')).toHaveCount(2);
  });

  test('wait for the network when an answer does not get through', async ({ page }) => {
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

test.describe('the offer of the app', () => {
  test('follows signing out, leads to the download, and comes once', async ({ page }) => {
    await signIn(page);
    await signOut(page);
    const dialog = popup(page, 'Take Parola with you');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await staysQuiet(page);

    await signIn(page);
    await signOut(page);
    await dialog.getByRole('link', { name: 'Get the app' }).click();
    await expect(page).toHaveURL(/\/download$/);
  });
});

test.describe('popups', () => {
  test('wait for a dialog that is open, and come one at a time', async ({ page }) => {
    await flag(page, 'registerDone');
    await signIn(page, 'ana');
    await expect(popup(page, 'Welcome to Parola')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page, 'Contracts')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await key(page, 'registerDone')).toBeNull();
  });

  test('do not break into a game or into typing', async ({ page }) => {
    await flag(page, 'registerDone');
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

  test('give the focus back to where it was', async ({ page }) => {
    await flag(page, 'registerDone');
    await page.goto('/rng');
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await link.focus();
    await expect(popup(page, 'Welcome to Parola')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

/** How each popup comes about. */
const appearances: [name: string, bringAbout: (page: Page) => Promise<void>][] = [
  [
    'Welcome to Parola',
    async (page) => {
      await flag(page, 'registerDone');
      await page.goto('/');
    },
  ],
  ['Good to have you here, Nena', signInFirst],
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

  for (const [name, bringAbout] of appearances) {
    test(`axe finds nothing in “${name}” in either theme, and it fits`, async ({ page }) => {
      await bringAbout(page);
      const dialog = popup(page, name);
      await expect(dialog).toBeVisible();
      for (const theme of ['dark', 'light']) {
        await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
        await page.waitForTimeout(500);
        expect(await accessibilityFaults(page), theme).toEqual([]);
      }
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  }
});
