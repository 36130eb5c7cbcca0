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
  const { messagesOf } = await import('./client/messages.ts');
  const { startSlot } = await import('./client/slot/start-slot.ts');
  const rules = { paytable: { hero: [1, 2, 3] }, lines: [[0, 0, 0, 0, 0]] };
  const opened = { ...openedGame, ...rules, jackpotStake: null, jackpotCap: 0, conduct };
  const started = startSlot(opened, messagesOf('EN'));
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
