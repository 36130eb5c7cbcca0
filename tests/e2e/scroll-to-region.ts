import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A titled part of a page. */
export const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** Scrolls to a part that is fetched on the way to it. */
export async function comeTo(page: Page, name: string | RegExp): Promise<Locator> {
  const place = part(page, name);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(place).toBeVisible({ timeout: 300 });
  }).toPass();
  await place.scrollIntoViewIfNeeded();
  return place;
}
