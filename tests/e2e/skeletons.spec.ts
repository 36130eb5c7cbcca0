import { expect, test } from './fixtures.ts';

test.afterEach(({ site }) => site.operate('PATCH', '/settings', { latencyMs: 0 }));

const pages = [
  '/rng',
  '/live',
  '/fish?vendor=LAMBAT',
  '/help',
  '/help?topic=money.deposit',
  '/register',
];

for (const width of [390, 1440]) {
  test(`placeholders have the size of their content at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // TypeScript has no type for the entries of layout shifts (wicg.github.io/layout-instability).
          const { value } = entry as unknown as { value: number };
          shift += value;
        }
        document.documentElement.dataset['shift'] = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.operate('PATCH', '/settings', { latencyMs: 700 });
    for (const path of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      expect(Number(shift), path).toBeLessThan(0.05);
    }
  });
}
