import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import type { Lane, VendorCard } from '#protocol/model/vendor.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { lobbyLanes } from './catalogue.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp()));
afterAll(() => opened.close());

/** A further tab of the same browser, started without a network. */
async function offlineTab(): Promise<OpenedApp> {
  const { gateway, browser } = opened;
  const tab = await openApp({ gateway, browser, started: false });
  tab.platform.goOffline();
  await tab.app.start();
  return tab;
}

describe('the lobby', () => {
  it('has lanes for e-sports and cockfights right after sports', async () => {
    const { catalogue } = opened.app;
    await catalogue.loadLobby();
    const categories = catalogue.state.lanes.map(({ category }) => category);
    const sports = categories.indexOf('SPORTS');
    expect(categories.slice(sports, sports + 3)).toEqual(['SPORTS', 'COCKFIGHT', 'ESPORTS']);
  });

  it('shows the kept copy without a gateway, with its time', async () => {
    await opened.app.catalogue.loadLobby();
    await opened.app.catalogue.loadHotGames();
    const { app, close } = await offlineTab();
    await Promise.all([app.catalogue.loadLobby(), app.catalogue.loadHotGames()]);
    const { state } = opened.app.catalogue;
    expect(app.catalogue.state).toMatchObject({
      phase: 'failed',
      lanes: state.lanes,
      at: state.at,
    });
    expect(app.catalogue.state.hot).toMatchObject({ phase: 'failed', games: state.hot.games });
    await close();
  });

  it('keeps what it shows when the gateway fails', async () => {
    const { catalogue } = opened.app;
    await catalogue.loadLobby();
    const { lanes } = catalogue.state;
    await opened.operator.failNext(getVendors, 500);
    await catalogue.loadLobby();
    expect(catalogue.state).toMatchObject({ phase: 'failed', lanes });
  });

  it('has hot games that are requested in English, whatever the language of the player', async () => {
    const { app, requests, close } = await openApp({ gateway: opened.gateway });
    app.ui.setLanguage('TY');
    await app.catalogue.loadHotGames();
    const asked = requests.findLast(({ url }) => url.includes(getHotGames.path));
    expect(new URL(asked?.url ?? '').searchParams.get('language')).toBe('EN');
    expect(asked?.headers.get('Language')).toBe('TY');
    await close();
  });

  it('is loaded again when the language changes', async () => {
    const { catalogue, ui } = opened.app;
    await catalogue.loadLobby();
    const from = opened.requests.length;
    ui.setLanguage('TH');
    await vi.waitFor(() => expect(catalogue.state.phase).toBe('ready'));
    const asked = opened.requests.slice(from).find(({ url }) => url.includes(getVendors.path));
    expect(asked?.headers.get('Language')).toBe('TH');
    ui.setLanguage('EN');
    await vi.waitFor(() => expect(catalogue.state.phase).toBe('ready'));
  });
});

describe('a game of an unknown category', () => {
  it('has the category of its list, or none', async () => {
    const odd = await withChangedReply(getGames, ({ games, ...rest }) => ({
      ...rest,
      games: games?.map((game) => ({ ...game, gameType: 'CASINO2' })),
    }));
    const { app, close } = await openApp(odd);
    await app.catalogue.find({ category: 'FISH' });
    const { games } = app.catalogue.state.found;
    expect(games.length).toBeGreaterThan(3);
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['FISH']));
    await app.catalogue.find({ category: '', search: games[0]?.name ?? '' });
    expect(app.catalogue.state.found.games[0]).toMatchObject({ category: 'other' });
    await close();
  });
});

describe('finding games', () => {
  it('lists each game once, page by page', async () => {
    const { catalogue } = opened.app;
    await catalogue.find({ category: 'RNG' });
    const { found } = catalogue.state;
    expect(found).toMatchObject({ page: 1, phase: 'ready' });
    expect(found.games).toHaveLength(24);
    await catalogue.findMore();
    expect(found).toMatchObject({ page: 2, phase: 'ready' });
    expect(new Set(found.games.map(({ nodeId }) => nodeId)).size).toBe(48);
  });

  it('loads as many pages as were read before, and continues there', async () => {
    const { catalogue } = (await openApp({ gateway: opened.gateway })).app;
    await catalogue.revisit({ category: 'RNG' }, 5);
    const { found } = catalogue.state;
    expect(found).toMatchObject({ page: 8, phase: 'ready' });
    expect(found.games).toHaveLength(8 * 24);
    await catalogue.findMore();
    expect(new Set(found.games.map(({ nodeId }) => nodeId)).size).toBe(9 * 24);
    const asFar = found.games.length;
    await catalogue.revisit({ category: 'RNG' });
    expect(found.games).toHaveLength(asFar);
  });

  it('loads a list again that was read deeper than 1,152 games', async () => {
    const { app, operator, close } = await openApp();
    onTestFinished(close);
    await operator.games(1_500);
    await app.catalogue.revisit({ category: 'RNG' }, 56);
    const { found } = app.catalogue.state;
    expect(found).toMatchObject({ page: 56, pages: 63, total: 1_500 });
    expect(found.games).toHaveLength(56 * 24);
    await app.catalogue.find({ category: 'FISH' });
    await app.catalogue.revisit({ category: 'RNG' }, 200);
    expect(found).toMatchObject({ page: 63, phase: 'ready' });
    expect(found.games).toHaveLength(1_500);
  });

  it('previews seen games without a call, and cancels the call under way', async () => {
    const { catalogue } = opened.app;
    await catalogue.find({ category: 'RNG' });
    const [game] = catalogue.state.found.games;
    const search = game?.name.toUpperCase() ?? '';
    const underWay = catalogue.find({ category: 'FISH' });
    await vi.waitFor(() => expect(catalogue.state.found.query?.category).toBe('FISH'));
    const asked = opened.requests.length;
    await catalogue.preview({ category: 'RNG', search });
    expect(catalogue.state.found.games).toContainEqual(game);
    await underWay;
    expect(opened.requests).toHaveLength(asked);
    expect(catalogue.state.found).toMatchObject({ phase: 'loading', query: { search } });
    await catalogue.find({ category: 'RNG', search });
    expect(catalogue.state.found).toMatchObject({ phase: 'ready', query: { search } });
  });

  it('starts over with another query', async () => {
    const { catalogue } = opened.app;
    await catalogue.find({ category: 'RNG' });
    await catalogue.findMore();
    const [game] = catalogue.state.found.games;
    await catalogue.find({ category: 'RNG', search: game?.name ?? '' });
    expect(catalogue.state.found).toMatchObject({ page: 1, query: { search: game?.name } });
    expect(catalogue.state.found.games).toContainEqual(game);
    expect(catalogue.state.found.games.length).toBeLessThan(24);
  });

  it('drops the answer to an earlier query', async () => {
    const { catalogue } = opened.app;
    const first = catalogue.find({ category: 'RNG' });
    await Promise.all([first, catalogue.find({ category: 'FISH' })]);
    const categories = new Set(catalogue.state.found.games.map(({ category }) => category));
    expect([...categories]).toEqual(['FISH']);
  });

  it('keeps the games found when the next page fails, and can try again', async () => {
    const { catalogue } = opened.app;
    await catalogue.find({ category: 'RNG', vendor: '' });
    await opened.operator.failNext(getGames, 500);
    await catalogue.findMore();
    expect(catalogue.state.found).toMatchObject({ phase: 'failed', page: 1 });
    expect(catalogue.state.found.games).toHaveLength(24);
    await catalogue.findMore();
    expect(catalogue.state.found).toMatchObject({ phase: 'ready', page: 2, failure: null });
  });

  it('searches the seen games without a network', async () => {
    await opened.app.catalogue.find({ category: 'RNG' });
    const [game] = opened.app.catalogue.state.found.games;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { app, close } = await offlineTab();
    await app.catalogue.find({ category: 'RNG', search: game?.name.toUpperCase() ?? '' });
    expect(app.catalogue.state.found).toMatchObject({ phase: 'failed', pages: 1 });
    expect(app.catalogue.state.found.games).toContainEqual(game);
    await app.catalogue.find({ category: 'PVP' });
    expect(app.catalogue.state.found.games).toEqual([]);
    await close();
  });

  it('finds a game by its node, seen before or not', async () => {
    const { catalogue } = opened.app;
    await catalogue.find({ category: 'RNG' });
    const [game] = catalogue.state.found.games;
    expect(await catalogue.findByNode(game?.nodeId ?? 0)).toMatchObject({ name: game?.name });
    const stranger = await openApp({ gateway: opened.gateway });
    expect(await stranger.app.catalogue.findByNode(game?.nodeId ?? 0)).toMatchObject({
      name: game?.name,
    });
    expect(await stranger.app.catalogue.findByNode(1)).toBeNull();
    await stranger.close();
  });
});

const card = (vendor: string): VendorCard => ({
  cardId: vendor,
  vendor,
  category: 'SPORTS',
  name: vendor,
  opens: 'lobby',
  underMaintenance: false,
  nodeId: null,
  gameId: null,
  icon: null,
  picture: null,
  showcase: null,
});

const lane = (category: Category, ...vendors: string[]): Lane => ({
  category,
  slotClasses: [],
  cards: vendors.map(card),
});

const vendorsByLane = (lanes: readonly Lane[]) =>
  lobbyLanes(lanes).map(({ category, cards }) => [category, ...cards.map(({ vendor }) => vendor)]);

describe('the lobby', () => {
  it('moves cockfight and e-sports vendors into lanes of their own after sports', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV', 'SV3', 'IMES', 'IA', 'AI', 'TF', 'TANDANG');
    expect(vendorsByLane([lane('LIVE', 'BAY'), sports, lane('FISH', 'REEF')])).toEqual([
      ['LIVE', 'BAY'],
      ['SPORTS', 'LIGA'],
      ['COCKFIGHT', 'SV3', 'TANDANG'],
      ['ESPORTS', 'AV', 'IMES', 'IA', 'AI', 'TF'],
      ['FISH', 'REEF'],
    ]);
  });

  it('has no lane without vendors', () => {
    expect(vendorsByLane([lane('SPORTS', 'AV'), lane('PVP')])).toEqual([['ESPORTS', 'AV']]);
  });

  it('has bingo while slots have games of the bingo class', () => {
    const classes = [
      { key: 'SC', name: 'Classic', games: 4 },
      { key: 'BG', name: 'Bingo', games: 2 },
    ];
    const slots = { ...lane('RNG', 'TALA'), slotClasses: classes };
    expect(vendorsByLane([slots])).toEqual([
      ['RNG', 'TALA'],
      ['BINGO', 'TALA'],
    ]);
    const none = classes.map((one) => ({ ...one, games: 0 }));
    expect(vendorsByLane([{ ...slots, slotClasses: none }])).toEqual([['RNG', 'TALA']]);
  });

  it('leaves out the categories that the brand withholds', () => {
    const lanes = lobbyLanes([lane('SPORTS', 'LIGA', 'SV3')], ['COCKFIGHT']);
    expect(lanes.map(({ category }) => category)).toEqual(['SPORTS']);
  });

  it('does not change the lanes that it is given', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV');
    lobbyLanes([sports]);
    expect(sports.cards).toHaveLength(2);
  });
});
