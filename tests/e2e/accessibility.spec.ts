import type { Page } from '@playwright/test';
import { axeVariants } from './axe-variants.ts';
import { accessibilityFaults, expect, signIn, targetFaults, test } from './fixtures.ts';

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1440, height: 900 },
];
const pages = ['/rng', '/login', '/help', '/live', '/settings'];
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

for (const { name, width, height, theme, language } of axeVariants) {
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

for (const { name, width, height, theme } of axeVariants) {
  test(`axe finds no violations on the other pages on a ${name} in the ${theme} theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
  });
}

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('axe finds no violations on fair play and the own lists, for a guest and a member', async ({
      page,
    }) => {
      const theme = name === 'phone' ? 'dark' : 'light';
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      for (const who of ['guest', 'member']) {
        if (who === 'member') await signIn(page);
        for (const path of ['/fair', '/favourites', '/recent']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page, `${path} of a ${who}`);
        }
      }
    });

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
/** Each language at the width where its words have the least room. */
const tight = [
  { language: 'TY', width: 1440, height: 900 },
  { language: 'TY', width: 320, height: 640 },
  { language: 'TH', width: 768, height: 1024 },
  { language: 'TH', width: 390, height: 844 },
  { language: 'CN', width: 390, height: 844 },
] as const;

for (const { language, width, height } of tight) {
  test(`targets have their size and the brand its name in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((stored) => localStorage.setItem('hisLang', stored), language);
    for (const path of ['/', '/rng', '/login', '/register', '/help']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await targetFaults(page), path).toEqual([]);
      const name = page.getByRole('banner').getByText('Parola', { exact: true });
      const isWhole = await name.evaluate((element) => {
        const [own, link] = [element, element.closest('a') ?? element].map((one) =>
          one.getBoundingClientRect(),
        );
        return own !== undefined && link !== undefined && own.top < link.bottom - 20;
      });
      expect(isWhole, path).toBe(true);
      await expect(name).toBeInViewport({ ratio: 0.9 });
    }
  });
}

test('links of the footer are at least 24 px high and wide in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'CN'));
  await page.goto('/help');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toBeVisible();
  const sizes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return [link.textContent, Math.min(width, height)] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([, size]) => size < 24)).toEqual([]);
});

test('a failed login shows the reason and the way on, on one screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Username or mobile number').fill('nobody9');
  await main.getByLabel('Password', { exact: true }).fill('Wrong2026');
  const send = main.getByRole('button', { name: 'Log in' });
  await send.click();
  const warning = page.getByRole('dialog', { name: 'That did not work' });
  await expect(warning).toContainText('do not go together');
  await expect(warning).toBeInViewport({ ratio: 1 });
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('the search of the slots shows its whole placeholder at 320 px, in Tagalog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'TY'));
  await page.goto('/rng');
  const room = await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
    return input.clientWidth - padding - (pen?.measureText(input.placeholder).width ?? Infinity);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

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
