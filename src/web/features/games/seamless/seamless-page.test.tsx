import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { launchGame } from '#protocol/calls/launch.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import {
  gamesOrigin,
  openGame as openGameOf,
  sendMessage,
} from '#tests/support/open-game-page.tsx';
import { openPage, openScreen } from '#tests/support/open-screen.tsx';
import { testBrowser } from '#tests/support/test-browser.ts';

type Settings = Parameters<typeof openPage>[0];

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const openGame = (settings: Settings = { signedIn: 'juan' }, open = openPage) =>
  openGameOf({ gateway, ...settings }, open);

afterEach(async () => {
  vi.useRealTimers();
  await gateway.operator.reset();
});

describe('the page of a game', () => {
  it('frames the game on another origin with a strict sandbox', async () => {
    const { play, frame, game } = await openGame({ signedIn: 'juan' }, openScreen);
    await play();
    await waitFor(() => expect(document.title).toContain(`${game.name} – Parola`));
    const { src, sandbox, allow } = await frame();
    expect(new URL(src).origin).toBe('http://localhost:4174');
    expect([...sandbox].toSorted()).toEqual([
      'allow-pointer-lock',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(allow).toBe('autoplay; fullscreen');
  });

  it('asks a guest to log in and starts after the login', async () => {
    const { app, play, frame, user } = await openGame({});
    await play();
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy());
    const credentials = { username: 'juan', password: 'Parola2026', captcha: '', remember: false };
    await act(() => app.session.signIn(credentials));
    expect(await frame()).toBeTruthy();
  });

  it('waits for a network, starts by itself, and stays when the network is lost', async () => {
    const { play, frame, platform, requests } = await openGame();
    act(() => platform.goOffline());
    await play();
    expect(await screen.findByText('Games need a connection')).toBeTruthy();
    expect(requests.some(({ url }) => url.includes('launchGame'))).toBe(false);
    act(() => platform.goOnline());
    const shown = await frame();
    act(() => platform.goOffline());
    await screen.findByText(/You are offline. You see/);
    expect(await frame()).toBe(shown);
  });

  it('does not start for a trial account', async () => {
    const { play, requests } = await openGame({ signedIn: 'tino' });
    await play();
    expect(await screen.findByText('Please register an account first')).toBeTruthy();
    expect(requests.some(({ url }) => url.includes('launchGame'))).toBe(false);
  });

  it('shows a message for an unknown game', async () => {
    const { router } = await openPage({ gateway, signedIn: 'juan' });
    await router.navigate({ to: '/seamless', search: { node: 1 } });
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
    expect(await heading('This game cannot be opened now')).toBeTruthy();
    await router.navigate({ to: '/seamless', search: {} });
    expect(await heading('We do not know this game')).toBeTruthy();
  });

  it('leads a guest on whose address has no game, also where no page was before', async () => {
    const { router, user } = await openPage({ gateway, path: '/seamless' });
    expect(await screen.findByRole('link', { name: 'See the games' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('asks a guest to log in, under a heading', async () => {
    const games = await openPage({ gateway, path: '/rng' });
    const { found } = games.app.catalogue.state;
    await waitFor(() => expect(found.games.length).toBeGreaterThan(0));
    const node = found.games.find(({ trial }) => !trial)?.nodeId ?? found.games[0]?.nodeId;
    await games.router.navigate({ to: '/seamless', search: { node } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to play' })).toBeTruthy();
  });

  it('retries a failed search for the game', async () => {
    const { operator, router, user } = await openPage({ gateway, signedIn: 'juan' });
    await operator.failNext(getGames, 500);
    await router.navigate({ to: '/seamless', search: { node: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This game cannot be opened now')).toBeTruthy();
  });

  it('shows the reason of a refused launch and retries', async () => {
    const { operator, play, frame, user } = await openGame();
    await operator.failNext(launchGame, 400, { errorCode: 'game_under_maintenance' });
    await play();
    expect(await screen.findByText(/This game is under maintenance/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeTruthy();
  });

  it('says that a hidden game is under maintenance, with a way to others and back', async () => {
    const { operator, game, play, frame, user } = await openGame();
    const change = (name: 'hide' | 'show') =>
      operator.send('POST', `content/games/${game.nodeId}/${name}`, { reason: 'It is repaired' });
    await change('hide');
    await play();
    const words = await screen.findByText('This game is under maintenance');
    const alert = within(words.closest<HTMLElement>('[role="alert"]') ?? document.body);
    expect(alert.getByRole('link', { name: 'Choose another' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave the game' })).toBeTruthy();
    await change('show');
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeTruthy();
  });

  it('says on the bookmark of a hidden game, on a device that has not seen it, that it may be under maintenance', async () => {
    const { operator, game } = await openGame();
    await operator.send('POST', `content/games/${game.nodeId}/hide`, { reason: 'It is repaired' });
    cleanup();
    const path = `/seamless?node=${game.nodeId}`;
    const { router, user } = await openPage({ gateway, path, signedIn: 'juan' });
    expect(await screen.findByText(/It may be under maintenance/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See the games' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'));
  });

  it('retries a failed launch once by itself', async () => {
    const { operator, play, frame } = await openGame();
    await operator.failNext(launchGame, 503);
    await play();
    expect(await frame()).toBeTruthy();
  });

  it('fills the page when the browser has no full screen', async () => {
    const { play, frame, user } = await openGame();
    await play();
    const stage = (await frame()).closest('[class*=stage]');
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(stage?.hasAttribute('data-filled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Leave full screen' }));
    expect(stage?.hasAttribute('data-filled')).toBe(false);
  });

  it('refreshes the balance at a message of the game, at most once a second', async () => {
    const { play, frame, requests } = await openGame();
    await play();
    const game = await frame();
    const balanceCalls = () =>
      requests.filter(({ url }) => url.includes('/wallets/balance')).length;
    await waitFor(() => expect(balanceCalls()).toBeGreaterThan(0));
    const before = balanceCalls();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let times = 0; times < 20; times += 1) sendMessage(game, { type: 'parola:balance' });
    await vi.waitFor(() => expect(balanceCalls()).toBe(before + 1));
    await pass(500);
    expect(balanceCalls()).toBe(before + 1);
    await pass(500);
    await vi.waitFor(() => expect(balanceCalls()).toBe(before + 2));
    await pass(1_000);
    expect(balanceCalls()).toBe(before + 2);
  });

  it('shows the balance of the game in its bar and in the header until it is left', async () => {
    const { play, frame, user, app } = await openGame({ signedIn: 'juan' }, openScreen);
    await play();
    const game = await frame();
    await waitFor(() => expect(app.balance.state.centavos).toBe(10_000_00));
    sendMessage(game, { type: 'parola:ready' });
    sendMessage(game, { type: 'parola:balance', centavos: 9_876_50, held: true });
    expect(screen.getAllByText('₱9,876.50').length).toBeGreaterThan(0);
    expect(app.balance.state).toMatchObject({ centavos: 10_000_00, inGame: 9_876_50 });
    for (const centavos of [-1, 1.5, '1', null])
      sendMessage(game, { type: 'parola:balance', centavos });
    expect(app.balance.state.inGame).toBe(9_876_50);
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(app.balance.state.inGame).toBeNull());
  });

  it('sends the game a notice when money has moved elsewhere, and none when the game shows it', async () => {
    const { play, frame, app } = await openGame();
    await play();
    const game = await frame();
    sendMessage(game, { type: 'parola:ready' });
    sendMessage(game, { type: 'parola:balance', centavos: 10_000_00, held: false });
    const reported = vi.spyOn(game.contentWindow ?? window, 'postMessage');
    const balanceMessages = () =>
      reported.mock.calls.filter(
        ([message]) => (message as { type: string }).type === 'parola:balance',
      );
    await act(() => app.balance.load());
    expect(balanceMessages()).toEqual([]);
    act(() => void Object.assign(app.balance.state, { centavos: 10_500_00 }));
    await waitFor(() => expect(balanceMessages()).toHaveLength(1));
  });

  it('sends the game a notice when the operator changes the balance, and shows the figure of the game', async () => {
    const browser = testBrowser((request) => gateway.gateway.fetch(request, { ip: '192.0.2.1' }));
    const platform = { locks: browser.locks };
    const { play, frame, app } = await openGame({ browser, platform, signedIn: 'juan' });
    await play();
    const game = await frame();
    sendMessage(game, { type: 'parola:ready' });
    sendMessage(game, { type: 'parola:balance', centavos: 10_000_00, held: false });
    await waitFor(() => expect(app.balance.state.centavos).toBe(10_000_00));
    const reported = vi.spyOn(game.contentWindow ?? window, 'postMessage');
    const change = { key: 'a-correction', amount: 250.5, reason: 'A bet was settled wrongly.' };
    await gateway.operator.adjustBalance('juan', change);
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith({ type: 'parola:balance' }, gamesOrigin),
    );
    expect(app.balance.state.centavos).toBe(10_250_50);
    sendMessage(game, { type: 'parola:balance', centavos: 10_250_50, held: false });
    expect(app.balance.state.inGame).toBe(10_250_50);
    expect(screen.getAllByText('₱10,250.50').length).toBeGreaterThan(0);
  });

  it('ignores messages from other origins', async () => {
    const { play, frame, router } = await openGame();
    await play();
    sendMessage(await frame(), { type: 'parola:close' }, 'https://evil.example');
    expect(router.state.location.pathname).toBe('/seamless');
  });

  it('returns to the previous page at a message of the game and at a click', async () => {
    const { play, frame, router, user, app } = await openGame();
    await play();
    sendMessage(await frame(), { type: 'parola:close' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
    expect(app.play.state.phase).toBe('idle');
    await play();
    await user.click(await screen.findByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });
});

describe('a game of a vendor with a wallet of its own', () => {
  async function openApart() {
    await gateway.operator.settings({ singleWallet: false });
    const opened = await openGame({ signedIn: 'juan' });
    await waitFor(() => expect(opened.app.walletMode.state.phase).toBe('ready'));
    return { ...opened, cashier: await opened.app.cashier() };
  }

  const hint = /The wallet of .* is empty/;
  const findHint = () =>
    screen.findByText(
      (_, element) => element?.tagName === 'SPAN' && hint.test(element.textContent),
    );

  it('says that the wallet is empty, and leads to the wallets', async () => {
    const { play, frame, user, router } = await openApart();
    await play();
    sendMessage(await frame(), { type: 'parola:ready' });
    expect(await findHint()).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Move money' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 'wallet' }));
  });

  it('shows the money of the wallet, which comes along when the player has chosen that', async () => {
    const { play, frame, game, app, cashier } = await openApart();
    await cashier.wallets.move({ from: null, to: game.vendor, amount: 1_00 });
    await cashier.wallets.setMovesToGames(true);
    await play();
    sendMessage(await frame(), { type: 'parola:ready' });
    const walletOf = () => app.balance.state.wallets.find(({ vendor }) => vendor === game.vendor);
    await waitFor(() => expect(walletOf()?.centavos).toBe(10_000_00));
    expect(app.balance.state.main).toBe(0);
    expect(screen.queryByRole('link', { name: 'Move money' })).toBeNull();
  });
});

describe('a game with play money', () => {
  async function openTrial(settings: Settings = {}) {
    const opened = await openGame(settings);
    const game = opened.app.catalogue.state.found.games.find(({ trial }) => trial);
    if (game === undefined) throw new Error('there is no game with play money');
    const frame = () => screen.findByTitle<HTMLIFrameElement>(`Game: ${game.name}`);
    const go = (demo?: true) =>
      opened.router.navigate({ to: '/seamless', search: { node: game.nodeId, demo } });
    return { ...opened, game, frame, go };
  }

  it('is offered to a guest, labels the play money and links to the login', async () => {
    const { go, frame, user, router, game } = await openTrial();
    await go();
    await user.click(await screen.findByRole('link', { name: 'Try it first, with play money' }));
    expect((await frame()).src).toMatch(/^http:\/\/localhost:4174\/trial\//);
    expect(screen.getByText('Play money')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play for real' }));
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(router.state.location.search).toMatchObject({ next: `/seamless?node=${game.nodeId}` });
  });

  it('sends no balance call and restarts at a message of the game', async () => {
    const { go, frame, requests, user, router } = await openTrial();
    await go(true);
    const first = await frame();
    const balanceCalls = () =>
      requests.filter(({ url }) => url.includes('/wallets/balance')).length;
    const before = balanceCalls();
    for (const type of ['parola:balance', 'parola:cashier', 'parola:again'])
      sendMessage(first, { type });
    await waitFor(async () => expect((await frame()).src).not.toBe(first.src));
    expect(router.state.location.pathname).toBe('/seamless');
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
    expect(balanceCalls()).toBe(before);
  });

  it('is not for members: the address starts the game for money', async () => {
    const { go, frame, requests } = await openTrial({ signedIn: 'juan' });
    await go(true);
    expect(new URL((await frame()).src).pathname).not.toMatch(/trial/);
    expect(screen.queryByText('Play money')).toBeNull();
    expect(requests.some(({ url }) => url.includes('gameTrialLaunch'))).toBe(false);
  });

  it('is offered to a trial account', async () => {
    const { go, frame, user } = await openTrial({ signedIn: 'tino' });
    await go();
    await user.click(await screen.findByRole('link', { name: 'Try it first, with play money' }));
    expect(await frame()).toBeTruthy();
  });
});
