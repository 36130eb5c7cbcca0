import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { getHotGames, getVendors } from '#contract/calls/lobby.ts';
import { getJackpot, getWinners } from '#contract/calls/winners.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

type Settings = Parameters<typeof openScreen>[0];

async function openHome(settings: Settings = {}) {
  const opened = await openScreen({ path: '/', ...settings });
  await screen.findByRole('region', { name: 'Hot games' });
  return opened;
}

/** Opens another page first, so that what the home page asks for can be made to fail. */
async function openLater(settings: Settings = {}) {
  const opened = await openScreen(settings);
  return { ...opened, goHome: () => opened.router.navigate({ to: '/' }) };
}

const part = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  it('opens with our own picture, headline and way in, whatever the gateway says', async () => {
    const { operator, goHome } = await openLater();
    await operator.failNext(getAnnouncements, 500, { times: 5 });
    await goHome();
    const headline = await screen.findByRole('heading', { level: 1 });
    expect(headline.textContent).toBe('Come in, the light is on');
    const join = screen.getByRole('link', { name: 'Join now' });
    expect(join.getAttribute('href')).toBe('/register');
  });

  it('has one picture that stands still while there is no banner', async () => {
    const { operator, goHome } = await openLater();
    await operator.failNext(getAnnouncements, 500, { times: 5 });
    await goHome();
    await part('Hot games');
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('shows the banners after it, with their titles in type', async () => {
    const { app } = await openHome();
    const [banner] = app.announcements.state.banners;
    const highlights = await part('Highlights');
    expect(await within(highlights).findByText(banner?.title ?? '')).toBeTruthy();
  });

  it.each([
    ['Hot games', getHotGames],
    ['Winners', getWinners],
  ])('tells in %s what went wrong, and tries again', async (name, call) => {
    const { operator, goHome, user } = await openLater();
    await operator.failNext(call, 500);
    await goHome();
    const place = await part(name);
    await user.click(await within(place).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(place).queryByRole('alert')).toBeNull());
  });

  it('keeps the room of what is on its way', async () => {
    const { operator, goHome } = await openLater();
    await operator.settings({ latencyMs: 300 });
    void goHome();
    const hot = await part('Hot games');
    await waitFor(() => expect(hot.getAttribute('aria-busy')).toBe('true'));
    expect(within(hot).queryAllByRole('article')).toEqual([]);
    await within(await part('Hot games')).findAllByRole('article');
    expect((await part('Hot games')).getAttribute('aria-busy')).toBeNull();
  });

  it('shows both vendors and top games again once the lobby can be had', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.failNext(getVendors, 500);
    const { user } = await openScreen({ gateway, path: '/' });
    const tops = await part('Top games');
    expect(within(await part('Live casino')).getByRole('alert')).toBeTruthy();
    await user.click(await within(tops).findByRole('button', { name: 'Try again' }));
    await within(tops).findByRole('tablist');
    await within(await part('Live casino')).findByRole('tablist');
    for (const name of ['Top games', 'Live casino']) {
      expect(within(await part(name)).queryByRole('alert')).toBeNull();
    }
  });

  it('tells that the notices could not be loaded, and tries again, wherever they stand', async () => {
    const { operator, goHome, user } = await openLater();
    await operator.failNext(getAnnouncements, 500);
    await goHome();
    const bar = await part('Notices');
    expect(await within(bar).findByText('The notices could not be loaded.')).toBeTruthy();
    expect(within(await part('What is new')).getByRole('alert')).toBeTruthy();
    await user.click(within(bar).getByRole('button', { name: 'Try again' }));
    await within(bar).findByRole('button', { name: 'See all' });
    expect(await within(await part('What is new')).findAllByRole('listitem')).toHaveLength(4);
  });

  it('shows what was kept, with its age, when there is no network', async () => {
    const { platform, router } = await openHome();
    await within(await part('Hot games')).findAllByRole('article');
    await router.navigate({ to: '/help' });
    platform.goOffline();
    await router.navigate({ to: '/' });
    const hot = await part('Hot games');
    expect(await within(hot).findByText(/^Kept /)).toBeTruthy();
    expect(within(hot).getAllByRole('article').length).toBeGreaterThan(6);
  });
});

describe('the notice bar', () => {
  it('tells HTML as words, and opens the list at the notice that is pressed', async () => {
    const { operator, goHome, user } = await openLater();
    const content = '<p>Two &amp; <b>two</b></p><script>bad()</script><p>make four</p>';
    await operator.announcement({ type: 'PL', title: 'Sums', content });
    await goHome();
    const bar = await part('Notices');
    await user.click(await within(bar).findByRole('button', { name: 'Sums Two & two make four' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Sums');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be stopped', async () => {
    const { user } = await openHome();
    const bar = await part('Notices');
    await user.click(await within(bar).findByRole('button', { name: 'Pause what moves here' }));
    expect(within(bar).getByRole('button', { name: 'Let it move again' })).toBeTruthy();
  });
});

describe('the winners', () => {
  it('stand in three columns, largest win first, each read out once', async () => {
    const { operator, goHome } = await openLater();
    await operator.winner({ customerName: 'ma***7', gameName: 'Reef', winAmount: 9_999_999.5 });
    await goHome();
    const board = await part('Winners');
    const [table] = await within(board).findAllByRole('table');
    const [head, first] = within(table ?? board).getAllByRole('row');
    expect(head?.textContent).toBe('GamePlayerAmount');
    expect(first?.textContent).toBe('Reefma***79,999,999.50 PHP');
  });
});

describe('the jackpot', () => {
  it('says how old it is when it can no longer be read', async () => {
    const { operator, app } = await openHome();
    const place = await part('Jackpot');
    await within(place).findByText(/^₱[\d,]+\.\d\d$/);
    expect(within(place).queryByText(/^Kept /)).toBeNull();
    await operator.failNext(getJackpot, 500, { times: 20 });
    const at = Date.now() - 340_000;
    await waitFor(() => {
      app.winners.state.jackpot = { centavos: 5_00, at, illustration: false };
      expect(within(place).getByText('Kept 5 minutes ago')).toBeTruthy();
    });
  });

  it('is the pool of the gateway', async () => {
    const { app } = await openHome();
    const place = await part('Jackpot');
    expect(await within(place).findByText(/^₱[\d,]+\.\d\d$/)).toBeTruthy();
    expect(app.winners.state.jackpot?.illustration).toBe(false);
    expect(within(place).queryByText(/illustration/)).toBeNull();
  });

  it('says that it is an illustration where there is no pool', async () => {
    const { operator, goHome } = await openLater();
    await operator.failNext(getJackpot, 500, { times: 20 });
    await goHome();
    const place = await part('Jackpot');
    expect(await within(place).findByText(/illustration: nobody can win it/)).toBeTruthy();
  });
});

describe('where motion is not wanted', () => {
  beforeEach(() => {
    const ask = window.matchMedia.bind(window);
    const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = ask(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(query.includes('reduced-motion'));
      return list;
    });
    return () => asked.mockRestore();
  });

  it('nothing moves, so there is nothing to pause', async () => {
    await openHome();
    await within(await part('Hot games')).findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Pause what moves here' })).toBeNull();
  });
});
