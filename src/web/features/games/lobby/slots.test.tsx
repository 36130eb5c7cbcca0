import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';
import { neverIntersect } from '#tests/support/fake-intersection-observer.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

// Otherwise the end of the list loads more by itself.
beforeEach(neverIntersect);

const covers = () => within(screen.getByRole('main')).queryAllByRole('article');
const total = () => screen.findByText(/^\d+ games?$/);

async function openSlots(settings: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage({ path: '/rng', gateway, ...settings });
  const address = () => new URLSearchParams(opened.router.state.location.searchStr);
  return { ...opened, address };
}

describe('the slots', () => {
  it('load 24 at a time, and more at a click', async () => {
    const { user, app } = await openSlots();
    await total();
    expect(covers()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(covers()).toHaveLength(48));
    const nodes = app.catalogue.state.found.games.map(({ nodeId }) => nodeId);
    expect(new Set(nodes).size).toBe(nodes.length);
  });

  it('say their number after a pause, not at each key of a search', async () => {
    const { app } = await openSlots();
    const shown = await total();
    const games = () => `${app.catalogue.state.found.total} games`;
    expect(shown.textContent).toBe(games());
    expect(shown.closest('[role="status"]')).toBeNull();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said().filter((words) => words === games())).toHaveLength(1));
  });

  it('are filtered by kind and provider in the address', async () => {
    const { user, app, address } = await openSlots();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await (await sheet()).findByRole('button', { name: 'Jackpots' }));
    await waitFor(() => expect(address().get('slotClass')).toBe('JP'));
    const provider = app.catalogue.state.lanes.find(({ category }) => category === 'RNG')?.cards[0];
    await user.click(await (await sheet()).findByRole('button', { name: provider?.name ?? '' }));
    await waitFor(() => expect(address().get('vendor')).toBe(provider?.vendor));
    const { found } = app.catalogue.state;
    await waitFor(() => expect(found.phase).toBe('ready'));
    expect(found.query).toMatchObject({ slotClass: 'JP', vendor: provider?.vendor });
    expect(found.games.every(({ vendor }) => vendor === provider?.vendor)).toBe(true);
    await user.click((await sheet()).getByRole('button', { name: /^Show \d+ games?$/ }));
    await user.click(screen.getByRole('button', { name: 'Remove the filter Jackpots' }));
    await waitFor(() => expect(address().get('slotClass')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters , 1 chosen' })).toBeTruthy();
  });

  it('keep lines, order and search in the address, at which the same list opens again', async () => {
    const { user, address, router, app } = await openSlots();
    const { found } = app.catalogue.state;
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: /25 lines or more/ }));
    await user.click(sheet.getByRole('button', { name: 'By name' }));
    const wanted = { leastLines: 25, sort: 'name' };
    await waitFor(() => expect(found).toMatchObject({ phase: 'ready', query: wanted }));
    await user.click(sheet.getByRole('button', { name: /^Show \d/ }));
    const [first = ''] = found.games.map(({ name }) => name);
    const [word = ''] = first.split(' ');
    await user.click(screen.getByRole('searchbox', { name: 'Search games' }));
    await user.paste(word);
    const chosen = { leastLines: '25', sort: 'name', search: word };
    await waitFor(() => expect(Object.fromEntries(address())).toEqual(chosen));
    await waitFor(() => expect(found).toMatchObject({ phase: 'ready', query: { search: word } }));
    const names = found.games.map(({ name }) => name);
    expect(names).toContain(first);

    cleanup();
    const again = await openSlots({ path: router.state.location.href });
    await total();
    expect(again.app.catalogue.state.found.games.map(({ name }) => name)).toEqual(names);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    expect(field.value).toBe(word);
  });

  it('show hot games only, and all again after Back', async () => {
    const { user, address, router } = await openSlots();
    const all = (await total()).textContent;
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: 'Hot' }));
    await waitFor(() => expect(address().get('show')).toBe('hot'));
    await user.click(sheet.getByRole('button', { name: 'Show the games' }));
    router.history.back();
    await waitFor(() => expect(address().get('show')).toBeNull());
    expect((await total()).textContent).toBe(all);
  });

  it('close their sheet by Back, and keep it closed when they leave it by its button', async () => {
    const { user, router, address } = await openSlots();
    const sheet = () => screen.queryByRole('dialog', { name: 'Filters' });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    router.history.back();
    await waitFor(() => expect(sheet()).toBeNull());
    expect(router.state.location.pathname).toBe('/rng');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: 'By name' }));
    await waitFor(() => expect(address().get('sort')).toBe('name'));
    await user.click(screen.getByRole('button', { name: /^Show \d/ }));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(address().get('sort')).toBe('name');
    router.history.back();
    await waitFor(() => expect(address().get('sort')).toBeNull());
    expect(sheet()).toBeNull();
  });

  it('lose all filters at once', async () => {
    const { user, address } = await openSlots({ path: '/rng?sort=name&leastBet=1&show=hot' });
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect([...address()]).toEqual([]));
  });

  it('are searched during typing, with one history entry', async () => {
    const { user, app, router, address } = await openSlots();
    await total();
    const before = router.history.length;
    const name = app.catalogue.state.found.games[3]?.name ?? '';
    await user.type(screen.getByRole('searchbox', { name: 'Search games' }), name);
    await waitFor(() => expect(address().get('search')).toBe(name));
    await waitFor(() => expect(covers()[0]?.textContent).toContain(name));
    expect(router.history.length).toBe(before);
  });

  it('are filtered from the cache at each letter, and complete again after clearing', async () => {
    const { user, app } = await openSlots();
    await total();
    const field = screen.getByRole('searchbox', { name: 'Search games' });
    const { found } = app.catalogue.state;
    const letter = found.games[0]?.name.slice(0, 1).toLowerCase() ?? '';
    await user.type(field, letter);
    await waitFor(() => expect(found.query).toMatchObject({ search: letter }));
    await user.clear(field);
    await waitFor(() => expect(found).toMatchObject({ phase: 'ready', query: { search: '' } }));
    expect(covers()).toHaveLength(24);
  });

  it('keep the typed text while an answer is pending', async () => {
    const { user } = await openSlots();
    await total();
    await operator.settings({ latencyMs: 400 });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    await user.type(field, 'go');
    await new Promise((resolve) => setTimeout(resolve, 450));
    await user.type(field, 'ld');
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    expect(field.value).toBe('gold');
  });

  it('take the search of the address after Back', async () => {
    const { user, router } = await openSlots({ path: '/rng?search=gold' });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    expect(field.value).toBe('gold');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field.value).toBe('');
    await router.navigate({ to: '/rng', search: { search: 'reef' } });
    await waitFor(() => expect(field.value).toBe('reef'));
  });

  it('offer all games when nothing is found', async () => {
    const { user } = await openSlots({ path: '/rng?search=zzzz' });
    await user.click(await screen.findByRole('button', { name: 'Show all games' }));
    await waitFor(() => expect(covers()).toHaveLength(24));
  });

  it('show a failure and retry', async () => {
    const { user, router } = await openSlots({ path: '/help' });
    await operator.failNext(getGames, 500);
    await router.navigate({ to: '/rng' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(covers()).toHaveLength(24));
  });

  it('are found in the cache with their age when offline', async () => {
    const { platform, router } = await openSlots();
    await total();
    await router.navigate({ to: '/help' });
    platform.goOffline();
    await router.navigate({ to: '/rng', search: { sort: 'name' } });
    await waitFor(() => expect(covers()).toHaveLength(24));
    expect(await within(screen.getByRole('main')).findByText(/^Saved /)).toBeTruthy();
    expect(screen.getByText(/we look among the games you have seen on this device/)).toBeTruthy();
  });
});
