import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { getJackpot, getWinners } from '#protocol/calls/winners.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { AnnouncementBar } from './announcements/announcement-bar.tsx';
import { Banners } from './banners/banners.tsx';
import { HotGames } from './hot-games/hot-games.tsx';
import { Jackpot } from './jackpot/jackpot.tsx';
import { WinnersBoard } from './winners/winners-board.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function openHome() {
  const opened = await openPage({ path: '/', gateway });
  await screen.findByRole('region', { name: 'Hot games' });
  return opened;
}

/** Opens another page first, so that a test can make calls of the home page fail. */
async function openOtherPage() {
  const opened = await openPage({ gateway });
  return { ...opened, goHome: () => opened.router.navigate({ to: '/' }) };
}

/** Renders one section of the home page, and loads what the home page loads. */
const openSection = (part: ReactNode) => openPart(part, { path: '/', gateway });

const section = (name: string) => screen.findByRole('region', { name });

const pause = 'Pause what moves on this page';

describe('the home page', () => {
  it('has its heading outside the slides, shows the titles of the banners as text, and leads to the download of the app', async () => {
    const { app } = await openHome();
    const heading = screen.getByRole('heading', { level: 1, name: 'Parola' });
    const highlights = await section('Highlights');
    expect(highlights.contains(heading)).toBe(false);
    const [banner] = app.announcements.state.banners;
    expect(await within(highlights).findByText(banner?.title ?? '')).toBeTruthy();
    const ofApp = within(await section('Carry the light with you'));
    expect(ofApp.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/download');
  });

  it.each([
    ['Hot games', getHotGames],
    ['Winners', getWinners],
  ])('shows a failure in %s and retries', async (name, call) => {
    const { goHome, user } = await openOtherPage();
    await operator.failNext(call, 500);
    await goHome();
    const place = await section(name);
    const retry = await within(place).findByRole('button', { name: 'Try again' });
    await within(await section('Top games')).findByRole('tablist');
    for (const other of ['Hot games', 'Winners', 'Top games', 'What is new']) {
      const alerts = within(await section(other)).queryAllByRole('alert');
      expect(alerts, other).toHaveLength(other === name ? 1 : 0);
    }
    await user.click(retry);
    await waitFor(() => expect(within(place).queryByRole('alert')).toBeNull());
  });

  it('shows vendors and top games after a retry of the lobby', async () => {
    await operator.failNext(getVendors, 500);
    const { user } = await openPage({ gateway, path: '/' });
    const tops = await section('Top games');
    expect(await within(await section('Live casino')).findByRole('alert')).toBeTruthy();
    await user.click(await within(tops).findByRole('button', { name: 'Try again' }));
    await within(tops).findByRole('tablist');
    await within(await section('Live casino')).findByRole('tablist');
    for (const name of ['Top games', 'Live casino', 'Hot games', 'Winners', 'What is new']) {
      expect(within(await section(name)).queryByRole('alert')).toBeNull();
    }
  });

  it('shows a failure of the announcements in the bar and in the list, and retries both', async () => {
    const { goHome, user } = await openOtherPage();
    await operator.failNext(getAnnouncements, 500);
    await goHome();
    const bar = await section('Notices');
    expect(await within(bar).findByText('The notices could not be loaded.')).toBeTruthy();
    expect(within(await section('What is new')).getByRole('alert')).toBeTruthy();
    for (const other of ['Hot games', 'Winners', 'Top games']) {
      expect(within(await section(other)).queryByRole('alert'), other).toBeNull();
    }
    await user.click(within(bar).getByRole('button', { name: 'Try again' }));
    await within(bar).findByRole('button', { name: 'See all' });
    expect(await within(await section('What is new')).findAllByRole('listitem')).toHaveLength(4);
  });

  it('shows cached data with its age when offline', async () => {
    const { platform, router } = await openHome();
    await within(await section('Hot games')).findAllByRole('article');
    await router.navigate({ to: '/help' });
    platform.goOffline();
    await router.navigate({ to: '/' });
    const hot = await section('Hot games');
    expect(await within(hot).findByText(/^Saved /)).toBeTruthy();
    expect(within(hot).getAllByRole('article').length).toBeGreaterThan(6);
  });
});

describe('the banners', () => {
  it('are the opening slide alone, without a carousel, when the gateway fails', async () => {
    await operator.failNext(getAnnouncements, 500, { times: 5 });
    const { app } = await openSection(<Banners />);
    expect(await screen.findByRole('heading', { name: 'Come in, the light is on' })).toBeTruthy();
    const join = screen.getByRole('link', { name: 'Join now' });
    expect(join.getAttribute('href')).toBe('/register');
    await waitFor(() => expect(app.announcements.state.phase).toBe('failed'));
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});

describe('the hot games', () => {
  it('are skeletons while they are loading', async () => {
    const { app } = await openPart(<HotGames />, { gateway });
    await operator.settings({ latencyMs: 200 });
    const hot = await section('Hot games');
    void app.catalogue.loadHotGames();
    await waitFor(() => {
      expect(hot.getAttribute('aria-busy')).toBe('true');
      expect(within(hot).queryAllByRole('article')).toEqual([]);
    });
    await within(hot).findAllByRole('article');
    expect(hot.getAttribute('aria-busy')).toBeNull();
  });
});

describe('the announcement bar', () => {
  it('shows HTML as text and opens the dialog at the clicked announcement', async () => {
    const content = '<p>Two &amp; <b>two</b></p><script>bad()</script><p>make four</p>';
    await operator.announcement({ type: 'PL', title: 'Sums', content });
    const { user } = await openSection(<AnnouncementBar />);
    const bar = await section('Notices');
    await user.click(await within(bar).findByRole('button', { name: 'Sums Two & two make four' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Sums');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the one pause button of the page, which stops the pictures, the jackpot and the winners', async () => {
    const { user } = await openHome();
    const jackpot = await section('Jackpot');
    await within(await section('Winners')).findAllByRole('table');
    const pictures = document.querySelector('[aria-live="off"]');
    await waitFor(() => expect(jackpot.dataset['moving']).toBe('true'));
    const bar = within(await section('Notices'));
    const button = await bar.findByRole('button', { name: pause });
    expect(screen.getAllByRole('button', { name: /^Pause/ })).toEqual([button]);
    await user.click(button);
    expect(bar.getByRole('button', { name: 'Let the page move again' })).toBeTruthy();
    expect(jackpot.dataset['moving']).toBeUndefined();
    await waitFor(() => expect(pictures?.getAttribute('aria-live')).toBe('polite'));
  });
});

describe('the winners', () => {
  it('are in three columns, largest win first, without duplicates for screen readers', async () => {
    const win = { customerName: 'ma***7', gameName: 'Reef', winAmount: 9_999_999.5 };
    await operator.winner(win);
    await openSection(<WinnersBoard />);
    const board = await section('Winners');
    const [table] = await within(board).findAllByRole('table');
    const [head, first] = within(table ?? board).getAllByRole('row');
    expect(head?.textContent).toBe('GamePlayerAmount');
    expect(first?.textContent).toBe('Reefma***79,999,999.50 PHP');
  });
});

describe('the jackpot', () => {
  it('shows the pool of the gateway, and its age when it cannot be refreshed', async () => {
    const { app } = await openSection(<Jackpot />);
    const place = await section('Jackpot');
    expect(await within(place).findByText(/^₱[\d,]+\.\d\d$/)).toBeTruthy();
    expect(app.winners.state.jackpot?.illustration).toBe(false);
    expect(within(place).queryByText(/illustration/)).toBeNull();
    expect(within(place).queryByText(/^Saved /)).toBeNull();
    await operator.failNext(getJackpot, 500, { times: 20 });
    const at = Date.now() - 340_000;
    await waitFor(() => {
      app.winners.state.jackpot = { centavos: 5_00, at, illustration: false };
      expect(within(place).getByText('Saved 5 minutes ago')).toBeTruthy();
    });
  });

  it('says that it is an illustration without a pool', async () => {
    await operator.failNext(getJackpot, 500, { times: 20 });
    await openSection(<Jackpot />);
    const place = await section('Jackpot');
    expect(await within(place).findByText(/illustration: nobody can win it/)).toBeTruthy();
  });
});

describe('with reduced motion', () => {
  beforeEach(() => {
    const original = window.matchMedia.bind(window);
    const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(query.includes('reduced-motion'));
      return list;
    });
    return () => spy.mockRestore();
  });

  it('nothing moves and there is no pause button', async () => {
    await openHome();
    await within(await section('Hot games')).findAllByRole('article');
    expect(screen.queryByRole('button', { name: pause })).toBeNull();
  });
});
