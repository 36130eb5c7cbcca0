import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { region } from './scroll-to-region.ts';

/** The one pause button of the page. */
const pauseButton = (page: Page) =>
  region(page, 'Notices').getByRole('button', { name: 'Pause what moves on this page' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('jackpot and winners', () => {
  test('show a hundred winners, the largest amount first, in a scrolling list', async ({
    page,
  }) => {
    await page.goto('/');
    const board = region(page, 'Winners');
    const table = board.getByRole('table');
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('columnheader')).toHaveText(['Game', 'Player', 'Amount']);
    await expect(table).toHaveAttribute('aria-rowcount', '101');
    const drawn = table.locator('tbody tr[aria-rowindex]');
    await expect(drawn).toHaveCount(20);
    const amounts = await table
      .locator('tbody data')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    await expect(table.locator('tbody data').first()).toHaveText(/^[\d,]+\.\d\d PHP$/);

    await board.scrollIntoViewIfNeeded();
    const top = () => table.locator('tbody').evaluate((body) => body.getBoundingClientRect().top);
    const before = (await top()) - ((await board.boundingBox())?.y ?? 0);
    await page.waitForTimeout(2_000);
    const moved = before - ((await top()) - ((await board.boundingBox())?.y ?? 0));
    expect(moved).toBeGreaterThan(20);
    expect(moved).toBeLessThan(120);
    await pauseButton(page).click();
    // A collapsed border would stay in place while the rows move.
    expect(await table.evaluate((each) => getComputedStyle(each).borderCollapse)).toBe('separate');
    const stopped = await top();
    await page.waitForTimeout(500);
    expect(await top()).toBe(stopped);

    const box = board.getByRole('region', { name: 'Latest winners' });
    const height = await table.evaluate((each) => each.getBoundingClientRect().height);
    await box.focus();
    await page.keyboard.press('End');
    const last = table.locator('tr[aria-rowindex="101"]');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await drawn.count()).toBeLessThanOrEqual(40);
    expect(await table.evaluate((each) => each.getBoundingClientRect().height)).toBe(height);
  });
});
