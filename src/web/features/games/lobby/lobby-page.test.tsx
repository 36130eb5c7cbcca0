import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { getWinners } from '#protocol/calls/winners.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { expectFocus } from '#tests/support/expect-focus.ts';

const main = () => within(screen.getByRole('main'));
const covers = () => main().queryAllByRole('article');

describe('the lobby of a category', () => {
  it('shows the games of all its providers, and their number', async () => {
    const { app } = await openScreen({ path: '/live' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Live casino' })).toBeTruthy();
    await waitFor(() => expect(covers().length).toBeGreaterThan(20));
    const { games, total } = app.catalogue.state.found;
    expect(new Set(games.map(({ vendor }) => vendor)).size).toBe(5);
    expect(screen.getByText(`${total} games`)).toBeTruthy();
    expect(screen.getByText('4 providers open now')).toBeTruthy();
  });

  it.each([
    ['/sports', ['LIGA', 'PALARO', 'BARANGAY']],
    ['/cockfight', ['SV3', 'TANDANG']],
    ['/esports', ['AV', 'IMES', 'IA', 'AI', 'TF']],
  ])('at %s has only the games of its own providers', async (path, vendors) => {
    const { app } = await openScreen({ path });
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    const { games, total } = app.catalogue.state.found;
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(vendors));
    expect(total).toBe(games.length);
  });

  it('is narrowed to a provider, whose chip removes the filter again', async () => {
    const { app, user, router } = await openScreen({ path: '/fish', signedIn: 'juan' });
    await waitFor(() => expect(document.title).toMatch(/Fishing – Parola$/));
    await user.click(await screen.findByRole('button', { name: 'Lambat Fishing' }));
    await waitFor(() => expect(router.state.location.href).toBe('/fish?vendor=LAMBAT'));
    await expectFocus('Remove the filter Lambat Fishing');
    const { found } = app.catalogue.state;
    await waitFor(() => expect(found.games.every(({ vendor }) => vendor === 'LAMBAT')).toBe(true));
    await user.click(
      await screen.findByRole('button', { name: 'Remove the filter Lambat Fishing' }),
    );
    await waitFor(() => expect(router.state.location.href).toBe('/fish'));
    await expectFocus(/Lambat Fishing$/);
    await waitFor(() =>
      expect(new Set(found.games.map(({ vendor }) => vendor)).size).toBeGreaterThan(1),
    );
  });

  it('asks a guest to log in for the games of a provider with a list of its own', async () => {
    const { user, router } = await openScreen({ path: '/fish' });
    await user.click(await screen.findByRole('button', { name: 'Lambat Fishing' }));
    const login = await screen.findByRole('dialog', { name: 'Log in' });
    expect(router.state.location.search).toMatchObject({ vendor: 'LAMBAT', dialog: 'login' });
    await user.click(within(login).getByRole('button', { name: 'Close' }));
    expect(await main().findByText('These games are played with an account')).toBeTruthy();
    expect(covers()).toEqual([]);
  });

  it('asks a guest whose address leads to these games, and shows them after the login', async () => {
    const { app } = await openScreen({ path: '/fish?vendor=LAMBAT' });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    const juan = { username: 'juan', password: 'Parola2026', captcha: '', remember: false };
    await act(() => app.session.signIn(juan));
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
  });

  it('shows on a tile the facts that decide between games', async () => {
    const { app } = await openScreen({ path: '/rng?vendor=HABAGAT' });
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    const game = app.catalogue.state.found.games.find(({ trial, isHot }) => trial && isHot);
    const tile = covers().find((one) => within(one).queryByText(game?.name ?? 'none'));
    const words = tile?.textContent ?? '';
    expect(words).toContain('Habagat Reels');
    expect(words).toMatch(/from ₱\d/);
    expect(words).toContain('returns 96.09%');
    expect(words).toContain('play money');
    expect(words).toContain('Hot');
  });

  it.each([
    ['/sports', 'Next matches', /Liga Isla/],
    ['/esports', 'Next matches', /–/],
    ['/cockfight', 'Next fights', /^Meron\s– Wala ?Sabong Vista, #\d+ ?in \d+ (s|min)$/],
    ['/elott', 'Next draws', /Kulay Three Dice/],
  ])('at %s names what is next', async (path, name, event) => {
    await openScreen({ path });
    const events = within(await screen.findByRole('region', { name }));
    expect((await events.findAllByRole('button', { name: event })).length).toBeGreaterThan(0);
  });

  it.each([
    ['/fish', 'FISH'],
    ['/bingo', 'RNG'],
    ['/pvp', 'PVP'],
  ])('at %s shows the latest wins in its games, which a press starts', async (path, category) => {
    const { app, user } = await openScreen({ path });
    const wins = within(await screen.findByRole('region', { name: 'Latest winners' }));
    const cards = await wins.findAllByRole('button', { name: /won by .*\*\*\*.*₱[\d,]+\.\d\d$/ });
    const { games } = app.catalogue.state.found;
    expect(games.every((game) => game.category === category)).toBe(true);
    const names = games.map(({ name }) => name);
    for (const card of cards)
      expect(names.some((name) => card.textContent.includes(name))).toBe(true);
    await user.click(cards[0] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });

  it('leaves the row of wins out where there are none', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.failNext(getWinners, 500, { times: 100 });
    const { app } = await openScreen({ gateway, path: '/fish' });
    await waitFor(() => expect(app.winners.state.phase).toBe('failed'));
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[data-category]')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Latest winners' })).toBeNull();
  });

  it('shows the latest results of live tables, in a place that waits for them', async () => {
    const { app } = await openScreen({ path: '/live?vendor=SAMPAGUITA' });
    const shown = () => screen.queryAllByRole('img', { name: /^Latest results, newest first: / });
    // The tiles and their results come with two answers.
    await waitFor(() => {
      expect(covers().length).toBeGreaterThan(0);
      expect(shown()).toHaveLength(covers().length);
    });
    const results = shown();
    const { state } = (await app.catalogue.more()).tables;
    const names = results.map((one) => one.getAttribute('aria-label'));
    for (const name of names)
      expect(name).toMatch(
        /: (((Banker|Player|Tie)|(Red|Black|Green|Big|Small|Triple) \d+)(, |$)){6}/,
      );
    const places = results.map((one) => one.parentElement);
    const show = (tables: typeof state.tables) =>
      act(async () => void Object.assign(state, { tables }));
    const unknown = [{ outcome: 'other' as const, number: null }];
    await show(state.tables.map(({ nodeId }) => ({ nodeId, results: unknown })));
    const odd = await screen.findAllByRole('img', { name: 'Latest results, newest first: Other' });
    expect(odd.map(({ textContent }) => textContent)).toEqual(covers().map(() => '–'));
    await show([]);
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Latest/ })).toBeNull());
    expect(places.every((place) => place?.isConnected)).toBe(true);
  });

  it('shows the winners of the last fights on each title of the arena', async () => {
    await openScreen({ path: '/cockfight' });
    const shown = () => screen.queryAllByRole('img', { name: /^Latest results, newest first: / });
    await waitFor(() => {
      expect(covers()).toHaveLength(4);
      expect(shown()).toHaveLength(4);
    });
    for (const one of shown()) {
      const name = one.getAttribute('aria-label') ?? '';
      expect(name).toMatch(/: ((Meron|Wala|Draw)(, |$)){6}/);
      const letters = name
        .replace(/^.*: /, '')
        .split(', ')
        .map(([first]) => first);
      expect(one.textContent).toBe(letters.join(''));
    }
  });

  it('marks games of a provider under maintenance, which do not start', async () => {
    const { user } = await openScreen({ path: '/live?vendor=KUNDIMAN', signedIn: 'juan' });
    await waitFor(() => expect(covers().length).toBe(3));
    expect(covers().every((one) => within(one).queryByText('Maintenance'))).toBe(true);
    await user.click(await main().findByText('Kundiman Baccarat'));
    expect(await screen.findByRole('dialog', { name: 'Under maintenance' })).toBeTruthy();
  });

  it('shows a failure and retries', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.failNext(getGames, 500, { times: 100 });
    const { user } = await openScreen({ gateway, path: '/live' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await gateway.operator.settings({ failNext: [] });
    await user.click(again);
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
  });

  it('says that a disabled category is not offered', async () => {
    const { operator, app, router } = await openScreen();
    await operator.settings({ closedLanes: ['FISH'] });
    await app.catalogue.loadLobby();
    await router.navigate({ to: '/$games', params: { games: 'fish' } });
    expect(await screen.findByText('Not offered here')).toBeTruthy();
  });
});

describe('bingo', () => {
  it('has its own heading, its games and the current link of the navigation', async () => {
    const { app } = await openScreen({ path: '/bingo', signedIn: 'juan' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bingo' })).toBeTruthy();
    await waitFor(() => expect(app.catalogue.state.found.query).toMatchObject({ slotClass: 'BG' }));
    const nav = within(await screen.findByRole('navigation', { name: 'Games' }));
    const isCurrent = (name: string) =>
      nav.getByRole('link', { name }).getAttribute('aria-current') === 'page';
    expect([isCurrent('Bingo'), isCurrent('Slots')]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull();
  });

  it('leaves the link of slots current at any other class', async () => {
    await openScreen({ path: '/rng?slotClass=JP' });
    const nav = within(await screen.findByRole('navigation', { name: 'Games' }));
    expect(nav.getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'Bingo' }).getAttribute('aria-current')).toBeNull();
  });
});
