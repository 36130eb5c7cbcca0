import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Most presses of Tab on the way to an element. A page with more stops before it is not usable by keyboard. */
const mostStops = 150;

/**
 * Moves the focus to an element by Tab, or by Shift+Tab for one that stands before the focus. Throws when the keyboard does not
 * get there.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const isThere = await element?.evaluate((own) =>
      own.isConnected ? own === document.activeElement : null,
    );
    if (isThere === true) return;
    // The page is loaded again every few seconds, and may draw the element anew.
    if (isThere === null) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not get to ${String(target)}`);
}

/** Moves the focus to an element and presses Enter there. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field and types a text in the place of the one that it has. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Expects that the focus is on an element: the body is the place of a focus that was lost. */
export async function expectFocusKept(page: Page): Promise<void> {
  const place = await page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  expect(place).not.toBe('BODY');
}
