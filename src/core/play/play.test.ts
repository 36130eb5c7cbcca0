import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchGame, launchTrial } from '#protocol/calls/launch.ts';
import type { Game } from '#protocol/model/game.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { createEvents } from '../events.ts';
import { gameAddress } from '../system/outgoing-address.ts';
import { createPlay } from './play.ts';

const gameAddressHere = async (url: string) =>
  gameAddress(url, { base: null, origin: 'https://parola.example' });

let opened: OpenedApp;
let slot: Game;
beforeAll(async () => {
  opened = await openApp({ signedIn: 'juan' });
  await opened.app.catalogue.loadHotGames();
  const [hottest] = opened.app.catalogue.state.hot.games;
  if (!hottest) throw new Error('the demo has no hot games');
  slot = hottest;
});
afterAll(() => opened.close());
beforeEach(() => opened.app.play.leave());

describe('playing', () => {
  it('opens a game on the second origin', async () => {
    const { play } = opened.app;
    await play.launch(slot);
    expect(play.state).toMatchObject({ phase: 'playing', game: { nodeId: slot.nodeId } });
    expect(play.state.url).toMatch(/^http:\/\/localhost:4174\//);
  });

  it('reports why a game did not open', async () => {
    const { play } = opened.app;
    await opened.operator.failNext(launchGame, 400, { errorCode: 'game_under_maintenance' });
    await expect(play.launch(slot)).rejects.toMatchObject({
      failure: { code: 'game_under_maintenance' },
    });
    expect(play.state).toMatchObject({
      phase: 'failed',
      url: null,
      failure: { code: 'game_under_maintenance' },
    });
  });

  it('drops a game that was left before it opened', async () => {
    const { play } = opened.app;
    const opening = play.launch(slot);
    play.leave();
    await opening;
    expect(play.state).toMatchObject({ phase: 'idle', url: null });
  });

  it.each([
    ['was left at once', 1],
    ['was left and opened again at once, as React does with effects in development', 2],
  ])('sends one launch call, or none, for a game that %s', async (_, starts) => {
    const { play } = opened.app;
    const before = opened.requests.length;
    const launchCalls = () =>
      opened.requests.slice(before).filter(({ url }) => url.includes(launchGame.path)).length;
    const openings = Array.from({ length: starts }, (__, start) => {
      if (start > 0) play.leave();
      return play.launch(slot);
    });
    if (starts === 1) play.leave();
    await Promise.all(openings);
    expect(launchCalls()).toBe(starts - 1);
  });

  it('loads the balance again after a game', async () => {
    const { play, balance } = opened.app;
    await balance.load();
    const { at } = balance.state;
    await play.launch(slot);
    await new Promise((resolve) => setTimeout(resolve, 5));
    play.leave();
    await vi.waitFor(() => expect(balance.state.at).toBeGreaterThan(at ?? 0));
  });

  it('opens a game with play money for a guest, and does not load the balance afterwards', async () => {
    const asked: string[] = [];
    const events = createEvents();
    events.on('played', () => asked.push('balance'));
    const play = createPlay({
      send: async ({ path }, request) => {
        asked.push(path);
        expect(request).toEqual({ gameId: slot.gameId, nodeId: slot.nodeId });
        return { url: 'https://games.example/trial/slot#ticket' } as never;
      },
      gameAddress: gameAddressHere,
      events,
    });
    await play.launchTrial(slot);
    expect(play.state).toMatchObject({ phase: 'playing', trial: true });
    play.leave();
    expect(asked).toEqual([launchTrial.path]);
    expect(play.state).toMatchObject({ phase: 'idle', trial: false });
  });

  it('opens the lottery lobby, and a draw by its code', async () => {
    const asked: unknown[] = [];
    const play = createPlay({
      send: async (_, request) => {
        asked.push(request);
        return { url: 'https://lotto.example/' } as never;
      },
      gameAddress: gameAddressHere,
      events: createEvents(),
    });
    await play.launchLottery();
    await play.launchLottery('SIX');
    expect(asked).toEqual([
      { launchMode: 'LOTT', lottoGameCode: '', lottoView: 'lobby' },
      { launchMode: 'LOTT', lottoGameCode: 'SIX', lottoView: 'betting' },
    ]);
  });

  it.each(['javascript:alert(1)', 'http://games.example/', 'https://parola.example/wps'])(
    'does not open %s',
    async (url) => {
      const send = vi.fn(async () => ({ url }) as never);
      const play = createPlay({ send, gameAddress: gameAddressHere, events: createEvents() });
      await expect(play.launch(slot)).rejects.toMatchObject({ failure: { kind: 'unsafeAddress' } });
      expect(play.state).toMatchObject({ phase: 'failed', url: null });
      expect(send).toHaveBeenCalledOnce();
    },
  );
});
