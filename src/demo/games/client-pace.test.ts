// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Calls {
  openSession(ticket: string, parents: string[]): Promise<object>;
  playRound(request: object, onFailure: () => void): Promise<object>;
}

const modules = import.meta.glob('./client/calls.js');

/** The calls of a page. They are JavaScript without types for this file. */
async function load(): Promise<Calls> {
  const module = (await modules['./client/calls.js']?.()) as Calls | undefined;
  if (module === undefined) throw new Error('There is no module of calls');
  return module;
}

const fair = { next: { key: 'a-key-of-a-round', hash: 'a' } };
let conduct: object | undefined;
let played = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  played = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/open')) return Response.json({ session: 's', conduct, fair });
    played += 1;
    return Response.json({ payoutCentavos: 0, balanceCentavos: 0, fair });
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

async function openPage(path: string) {
  window.history.replaceState(null, '', path);
  const { openSession, playRound } = await load();
  await openSession('a ticket', []);
  return () => void playRound({ session: 's', stakeCentavos: 100 }, () => undefined);
}

it.each([
  ['/slot', 2_500],
  ['/bingo', 5_000],
  ['/baccarat', 5_000],
  ['/fish', 5_000],
  ['/duel', 5_000],
  ['/roulette', 5_000],
  ['/sicbo', 5_000],
])('%s begins no round before the least time since the last one', async (path, leastMs) => {
  conduct = { autoplay: false, turbo: false, leastRoundMs: { slots: 2_500, other: 5_000 } };
  const play = await openPage(path);
  play();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toBe(1);
  play();
  await vi.advanceTimersByTimeAsync(leastMs - 1);
  expect(played).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(played).toBe(2);
});

it('plays at once where the gateway asks for no pace', async () => {
  conduct = undefined;
  const play = await openPage('/slot');
  play();
  await vi.advanceTimersByTimeAsync(0);
  play();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toBe(2);
});
