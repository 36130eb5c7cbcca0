import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { getGames, getRecentGames } from '#protocol/calls/games.ts';
import { anything } from '#core/catalogue/search-games.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const region = (name: string | RegExp) => screen.findByRole('region', { name });

/** A game as gateways list it. */
const net = {
  nodeId: 10_001,
  gameId: 'LAMBAT-02',
  displayName: 'Golden Net',
  iconUrl: null,
  vassalage: 'LAMBAT',
  gameType: 'FISH',
  supportPlay: false,
} as const;

describe('the home page of a member', () => {
  it('begins with what the member has played last and starred', async () => {
    const played = await withChangedReply(getRecentGames, () => ({ list: [net] }), gateway);
    const { app } = await openScreen({ ...played, path: '/', signedIn: 'juan' });
    const recent = await region('Continue playing');
    expect(await within(recent).findByText('Golden Net')).toBeTruthy();
    await waitFor(() => expect(app.favourites.state.games).not.toEqual([]));
    const starred = await region('Favourites');
    const favourite = app.favourites.state.games[0]?.name ?? '';
    expect(within(starred).getByText(favourite)).toBeTruthy();
    const hot = await region('Hot games');
    expect(recent.compareDocumentPosition(hot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows what waits', async () => {
    const { app } = await openScreen({ gateway, path: '/', signedIn: 'juan' });
    await waitFor(() => expect(app.messages.state.unread).toBeGreaterThan(0));
    const link = await screen.findByRole('link', { name: /new messages?$/ });
    expect(link.getAttribute('href')).toBe('/member?page=messageV2');
  });

  it('has rows of games in the order of the operator', async () => {
    await gateway.operator.settings({ homeRows: ['fish', 'provider:TALA', 'new'] });
    await openScreen({ gateway, path: '/', signedIn: 'juan' });
    const rows = await Promise.all(['Fishing', 'Tala Interactive', 'New games'].map(region));
    for (const row of rows) {
      expect((await within(row).findAllByRole('article')).length).toBeGreaterThan(2);
    }
    const [fish, tala, fresh] = rows;
    expect(fish?.compareDocumentPosition(tala ?? fish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(tala?.compareDocumentPosition(fresh ?? tala)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const all = within(rows[1] ?? document.body).getByRole('link', { name: 'See all' });
    expect(all.getAttribute('href')).toBe('/rng?vendor=TALA');
  });

  it('has the games that the operator has chosen for a row, in their order', async () => {
    await gateway.operator.settings({ homeRows: ['new', 'fish'] });
    const live = { ...anything, category: 'LIVE', page: 1, pageSize: 2 } as const;
    const { games } = await gateway.request(getGames, live);
    for (const { nodeId } of games) {
      await gateway.operator.send('POST', 'content/game-lists', { list: 'row:new', game: nodeId });
    }
    await openScreen({ gateway, path: '/', signedIn: 'juan' });
    const cards = await within(await region('New games')).findAllByRole('article');
    const names = games.map(({ name }) => name).toReversed();
    expect(cards.map((card) => names.find((name) => card.textContent.includes(name)))).toEqual(
      names,
    );
    expect((await within(await region('Fishing')).findAllByRole('article')).length).toBeGreaterThan(
      2,
    );
  });

  it('shows the limits and seats of tables, and the jackpot of slots', async () => {
    await gateway.operator.settings({ homeRows: ['live', 'jackpots'] });
    await openScreen({ gateway, path: '/', signedIn: 'juan' });
    const live = await region('Live tables');
    expect((await within(live).findAllByText('₱5 to ₱500')).length).toBeGreaterThan(2);
    expect((await within(live).findAllByText('7 of 7 seats free')).length).toBeGreaterThan(2);
    const slots = await region(/^Jackpots/);
    expect((await within(slots).findAllByText(/^Jackpot ₱[\d,.]+$/)).length).toBeGreaterThan(2);
  });

  it('names the next draws and matches, which lead to their games', async () => {
    await gateway.operator.settings({ homeRows: ['draws', 'matches'] });
    const { user, router } = await openScreen({ gateway, path: '/', signedIn: 'juan' });
    const draws = await region('Next draws');
    const [draw] = await within(draws).findAllByRole('button', {
      name: /Kulay Three Dice.*in \d+ (min|s)$/,
    });
    const matches = await region('Next matches');
    const [match] = within(matches).getAllByRole('button', { name: /–.* in \d+ (min|s)$/ });
    await user.click(match ?? matches);
    await waitFor(() => expect(router.state.location.pathname).toBe('/seamless'));
    await router.navigate({ to: '/' });
    const again = within(await region('Next draws'));
    expect(draw).toBeTruthy();
    await user.click(await again.findByRole('button', { name: /Kulay Three Dice/ }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ game: 'KULAY3' }));
  });
});

it('a guest has no such rows', async () => {
  await openScreen({ gateway, path: '/' });
  await region('Hot games');
  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
});
