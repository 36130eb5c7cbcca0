import { languageCodes } from '#contract/model/language.ts';
import { prerenderedPaths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';

// A fault of hydration is an error on the console, which fails a test.
for (const [width, theme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`pages rendered ahead are kept by the program at ${width} px in the ${theme} theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of prerenderedPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.locator('#app[data-page] h1');
      await heading.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
      // The footer comes with the program.
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('h1[data-rendered="ahead"]'), path).toHaveCount(1);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    }
  });
}

for (const language of languageCodes.filter((code) => code !== 'EN')) {
  test(`pages rendered ahead show no English in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    for (const path of prerenderedPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('html'), path).not.toHaveAttribute('lang', 'en');
    }
  });
}

test('a page rendered ahead has its words without the program', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/login', 'Welcome back'],
    ['/rng', 'Slots'],
    ['/help', 'Help'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
  await context.close();
});
