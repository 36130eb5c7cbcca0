import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A region of the page by its accessible name. */
export const region = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** Scrolls down until a region that loads on demand is visible. */
export async function scrollToRegion(page: Page, name: string | RegExp): Promise<Locator> {
  const target = region(page, name);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass();
  await target.scrollIntoViewIfNeeded();
  return target;
}
