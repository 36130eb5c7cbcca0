// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedGame } from '#tests/support/opened-game.ts';
import type { Opened } from './client/calls.ts';
import { tablePage } from './table-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const [, page = ''] = tablePage('slot').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  vi.resetModules();
  // The window of the test decodes no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

/** Opens the page of a slot with 100 pesos. */
async function openSlot(conduct: Opened['conduct']) {
  const { startSlot } = await import('./client/slot/start-slot.ts');
  const rules = { paytable: { hero: [1, 2, 3] }, lines: [[0, 0, 0, 0, 0]] };
  const opened = { ...openedGame, ...rules, jackpotStake: null, jackpotCap: 0, conduct };
  const started = startSlot(opened);
  await vi.advanceTimersByTimeAsync(5_000);
  await started;
}

const isOffered = () => document.getElementById('auto')?.closest('[hidden]') === null;

it('a slot offers no autoplay where the market forbids it', async () => {
  await openSlot({ autoplay: false, quickStop: false, leastRoundMs: 2_500 });
  expect(isOffered()).toBe(false);
  expect(document.getElementById('spin')).toHaveProperty('disabled', false);
});

it('a slot offers autoplay where the market allows it', async () => {
  await openSlot({ autoplay: true, quickStop: true, leastRoundMs: 0 });
  expect(isOffered()).toBe(true);
});

/** Presses the button of the spin, whose round has no answer yet. */
async function beginSpin() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const spin = document.getElementById('spin');
  spin?.click();
  await vi.advanceTimersByTimeAsync(300);
  const isRolling = document.body.dataset['phase'] === 'rolling';
  const caption = document.getElementById('spin-label')?.textContent;
  return { isRolling, caption, isOff: spin?.getAttribute('aria-disabled') };
}

it('reels that roll offer no early stop where the market forbids it', async () => {
  await openSlot({ autoplay: false, quickStop: false, leastRoundMs: 0 });
  expect(await beginSpin()).toEqual({ isRolling: true, caption: 'Spin', isOff: 'true' });
});

it('reels that roll offer an early stop where the market allows it', async () => {
  await openSlot({ autoplay: false, quickStop: true, leastRoundMs: 0 });
  expect(await beginSpin()).toEqual({ isRolling: true, caption: 'Stop', isOff: 'false' });
});

it.each([
  ['half the stake', 250, false],
  ['the stake', 500, false],
  ['a centavo above the stake', 501, true],
  ['ten stakes', 5_000, true],
])('a payment of %s is celebrated: %s', async (_, paid, isWin) => {
  const { createCelebration } = await import('./client/celebration.ts');
  const { sound } = await import('./client/sound.ts');
  const cheer = vi.spyOn(sound, 'win').mockReturnValue(undefined);
  const shown = createCelebration(String).show(paid, 500);
  expect(cheer).toHaveBeenCalledTimes(Number(isWin));
  expect(document.getElementById('win')?.hasAttribute('data-gain')).toBe(isWin);
  expect(document.body.dataset['joy']).toBe(paid >= 5_000 ? 'great' : undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  await shown;
  expect(document.getElementById('win')?.textContent).toBe(String(paid));
});
