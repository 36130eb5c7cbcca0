import type { FrameLocator, Page, Response } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Starts the last game of a lobby page by keyboard, and waits until it is ready. */
export async function startGame(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(path);
  const card = page.getByRole('main').getByRole('article').last().getByRole('button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-entered]')).toBeAttached();
  return game;
}

interface SlotRound {
  readonly stakeCentavos: number;
  readonly rounds: number;
}

/** Plays a round of a slot in the browser, and further rounds by the same call as the page of the game. */
export async function playSlot(
  page: Page,
  chosen: (stakes: readonly number[]) => SlotRound,
): Promise<void> {
  const ofGame = (name: string) => (response: Response) => response.url().endsWith(`/slot/${name}`);
  const opened = page.waitForResponse(ofGame('open'));
  const [game, answer] = await Promise.all([startGame(page, '/rng?slotClass=VP'), opened]);
  const { session, stakes }: { session: string; stakes: number[] } = await answer.json();
  const played = page.waitForResponse(ofGame('play'));
  await game.locator('#spin').press('Enter');
  const address = (await played).url();
  const { stakeCentavos, rounds } = chosen(stakes);
  for (let nth = 0; nth < rounds; nth += 1) {
    const round = { session, stakeCentavos, key: crypto.randomUUID() };
    const paid = await page.request.post(address, { data: round });
    expect(paid.status(), await paid.text()).toBe(200);
  }
}
