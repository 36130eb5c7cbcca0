import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1440, height: 900 },
];
const themes = ['dark', 'light'] as const;

/** Each width in each theme, half of them in Tagalog. */
const variants = widths.flatMap((size, row) =>
  themes.map((theme, column) => ({
    ...size,
    theme,
    language: (row + column) % 2 === 0 ? 'EN' : 'TY',
  })),
);

const pages = ['/rng', '/login', '/help', '/live'];
const dialogs = ['login', 'contact', 'depositGuide', 'join', 'sponsors', 'askService'];

async function expectAccessible(page: Page, label: string, within?: string): Promise<void> {
  expect(await accessibilityFaults(page, within), label).toEqual([]);
}

/** Opens, checks and closes each panel of the header by keyboard. Returns the number of panels. */
async function checkPanels(page: Page): Promise<number> {
  const openers = page.locator('header button[popovertarget]:visible');
  const count = await openers.count();
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    const panel = page.locator(`[id="${await opener.getAttribute('popovertarget')}"]`);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.locator(':is(a, button, input):visible').first()).toBeVisible();
    await expectAccessible(page, `panel ${index + 1}`, `[id="${await panel.getAttribute('id')}"]`);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  return count;
}

for (const { name, width, height, theme, language } of variants) {
  test.describe(`axe finds no violations on a ${name}, in ${language}, in the ${theme} theme`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        ([storedTheme, storedLanguage]) => {
          localStorage.setItem('theme', storedTheme);
          localStorage.setItem('hisLang', storedLanguage);
        },
        [theme, language] as const,
      );
    });

    test('on the home page and its panels', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'the home page');
      expect(await checkPanels(page)).toBeGreaterThan(name === 'phone' ? 0 : 10);
    });

    test('in dialogs', async ({ page }) => {
      for (const dialog of dialogs) {
        await page.goto(`/rng?dialog=${dialog}`);
        await expect(page.locator('dialog[open]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, dialog, 'dialog[open]');
      }
      await page.goto('/');
      await page.locator('[data-drifts] button').first().press('Enter');
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectAccessible(page, 'notices', 'dialog[open]');
    });

    test('when signed in', async ({ page }) => {
      await signIn(page);
      await page.goto('/rng');
      await page.waitForLoadState('networkidle');
      await checkPanels(page);
      await page.goto('/rng?dialog=signOut');
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectAccessible(page, 'signing out', 'dialog[open]');
    });
  });
}

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    for (const theme of themes) {
      test(`axe finds no violations on the other pages in the ${theme} theme`, async ({ page }) => {
        await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page, path);
        }
      });
    }

    test('no page scrolls horizontally', async ({ page }) => {
      for (const path of ['/', ...pages]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBe(0);
      }
    });
  });
}
test('no page scrolls horizontally at 320 px, signed in, in Tagalog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('hisLang', 'TY'));
  for (const path of ['/', '/rng']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^fil/);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test('opens and closes the login dialog by keyboard', async ({ page }) => {
  await page.goto('/rng');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});
