import type { FrameLocator, Page, Response } from '@playwright/test';
import { livePhases } from '#demo/games/live/live-rounds.ts';
import type { Site } from '../support/open-site.ts';
import { expect } from './fixtures.ts';

/** Starts the last game of a lobby page by keyboard, and waits until it is ready. */
export async function startGame(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // A list that was kept is drawn again when the answer comes.
  await main.getByRole('article').last().getByRole('button').first().press('Enter');
  await expect(page).toHaveURL(/\/seamless/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-entered]')).toBeAttached();
  return game;
}

/** A round that all players of a table or of an arena share, with its times in epoch milliseconds. */
interface SharedRound {
  readonly now: number;
  readonly round: { readonly number: number; readonly closesAt: number; readonly endsAt: number };
}

/** Has the game ask for its shared round at once, and returns the answer. */
async function refreshRound(page: Page, game: FrameLocator): Promise<SharedRound> {
  const answered = page.waitForResponse((answer) => /\/(?:table|arena)$/.test(answer.url()));
  await game.locator('body').evaluate(() => dispatchEvent(new Event('online')));
  return (await answered).json();
}

/** Moves the clock of the gateway to a time of the shared round, and waits until the game shows it. */
async function moveTo(
  { page, game, site }: { page: Page; game: FrameLocator; site: Site },
  time: (round: SharedRound['round']) => number,
): Promise<void> {
  const { now, round } = await refreshRound(page, game);
  const wanted = time(round);
  const advanceSeconds = Math.max(0, Math.ceil((wanted - now) / 1_000));
  await site.operate('POST', '/clock', { advanceSeconds });
  // The game asks again only after it has shown an answer: with the second one it has shown the first one.
  for (let answers = 0; answers < 2;) {
    if ((await refreshRound(page, game)).now >= wanted) answers += 1;
  }
}

/** Milliseconds between the end of a shared round and the start of the next one. */
const { pauseMs } = livePhases;

/** Ends the shared round of a game. The next one has just begun, so that it has its full time for bets. */
export async function startNextRound(page: Page, game: FrameLocator, site: Site): Promise<void> {
  await moveTo({ page, game, site }, ({ endsAt }) => endsAt + pauseMs);
}

/** Closes the bets of the shared round of a game. The deal has just begun. */
export async function closeBets(page: Page, game: FrameLocator, site: Site): Promise<void> {
  await moveTo({ page, game, site }, ({ closesAt }) => closesAt);
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
  // The start of the game has time-outs of its own, one for each of its steps.
  const opened = page.waitForResponse(ofGame('open'), { timeout: 0 });
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
