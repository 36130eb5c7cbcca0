import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

type Settings = Parameters<typeof openScreen>[0];

async function openTopGames(settings: Settings = {}) {
  const opened = await openScreen({ path: '/', ...settings });
  const tops = await screen.findByRole('region', { name: 'Top games' });
  await within(tops).findByRole('tablist');
  const choose = (name: string) => opened.user.click(within(tops).getByRole('tab', { name }));
  return { ...opened, tops, choose };
}

const namesOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe('the top games', () => {
  it('have a tab for each category with vendors, in a fixed order', async () => {
    const { tops } = await openTopGames();
    const tabs = ['Sport', 'Casino', 'Poker', 'Fish', 'Esport', 'Lottery', 'Slot'];
    expect(namesOf(within(tops).getAllByRole('tab'))).toEqual(tabs);
  });

  it('have no tab for a category without vendors', async () => {
    const { tops } = await openTopGames(
      await withChangedReply(getVendors, ({ data }) => ({
        data: { lanes: data.lanes?.filter(({ title }) => title !== 'FISH' && title !== 'PVP') },
      })),
    );
    const tabs = ['Sport', 'Casino', 'Esport', 'Lottery', 'Slot'];
    expect(namesOf(within(tops).getAllByRole('tab'))).toEqual(tabs);
  });

  it('show the first five vendors, and a link to more slots', async () => {
    const { tops, choose, app } = await openTopGames();
    expect(within(tops).queryByRole('link')).toBeNull();
    await choose('Slot');
    const lane = app.catalogue.state.lanes.find(({ category }) => category === 'RNG');
    const panel = within(tops).getByRole('tabpanel', { name: 'Slot' });
    const cards = within(panel).getAllByRole('article');
    expect(lane?.cards.length).toBeGreaterThan(5);
    expect(cards).toHaveLength(5);
    for (const [index, card] of cards.entries()) {
      expect(card.textContent).toContain(lane?.cards[index]?.name);
    }
    expect(within(tops).getByRole('link', { name: /^More/ }).getAttribute('href')).toBe('/rng');
  });

  it('have games of the category under the vendors', async () => {
    const { tops, choose } = await openTopGames();
    await choose('Fish');
    const games = within(tops).getByRole('group', { name: 'Popular' });
    expect(await within(games).findByText('Golden Net')).toBeTruthy();
    await choose('Poker');
    await waitFor(() => expect(within(tops).queryByText('Golden Net')).toBeNull());
  });

  it('mark a vendor under maintenance and explain it to a guest', async () => {
    const { tops, choose, user } = await openTopGames();
    await choose('Casino');
    const [closed] = within(tops)
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Maintenance') !== null);
    await user.click(within(closed ?? tops).getByRole('button', { name: /Kundiman.*Maintenance/ }));
    await screen.findByRole('dialog', { name: 'Under maintenance' });
    await user.click(screen.getByRole('button', { name: 'Choose another' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show an empty state without vendors', async () => {
    await openScreen({
      path: '/',
      ...(await withChangedReply(getVendors, () => ({ data: { lanes: [] } }))),
    });
    const tops = await screen.findByRole('region', { name: 'Top games' });
    expect(await within(tops).findByText('There are no games here yet')).toBeTruthy();
    const live = screen.getByRole('region', { name: 'Live casino' });
    expect(within(live).getByText('No table is open right now')).toBeTruthy();
  });
});
