import { expect, type Page } from '@playwright/test';

/** Sums the shifts of the layout of the pages that the test opens, without those that answer an input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript has no type for the entries of layout shifts (wicg.github.io/layout-instability).
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift += value;
      }
      document.documentElement.dataset['shift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the content of the page has come and is painted, and what its last frames have shifted is known. */
export async function contentSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
  });
}

/** The sum of the shifts. */
export const shiftOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'));
