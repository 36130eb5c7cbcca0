import { accessibilityFaults, expect, signIn, test } from './site.ts';

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1440, height: 900 },
];

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    for (const theme of ['dark', 'light'] as const) {
      test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
        await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme);
        for (const path of ['/', '/rng', '/login', '/?dialog=login', '/help', '/live']) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await accessibilityFaults(page), path).toEqual([]);
        }
      });
    }

    test('nothing is wider than the window', async ({ page }) => {
      for (const path of ['/', '/rng', '/login', '/live']) {
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

test('nothing is wider than 320 px, signed in, in Tagalog', async ({ page }) => {
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

test('the keyboard opens, closes and leaves the login dialog', async ({ page }) => {
  await page.goto('/rng');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});
