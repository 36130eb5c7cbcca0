import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getRankProgress, getRanks } from '#protocol/calls/rank.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const openRank = (settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path: '/member?page=rank', signedIn: 'juan', ...settings });

const mine = () => screen.findByRole('region', { name: 'Mandaragat' });

describe('the player rank', () => {
  it('shows the level, and the part of each condition of the next one that is met', async () => {
    const { app } = await openRank();
    const card = within(await mine());
    expect(card.getByText(/Fill both bars to reach/).parentElement?.textContent).toContain(
      'Kapitan',
    );
    const { progress } = (await app.records()).rank.state;
    const bars = card.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map(({ value, max }) => value / max)).toEqual([
      Math.min(1, (progress?.month.actual ?? 0) / 5_000_000),
      Math.min(1, (progress?.overall.actual ?? 0) / 20_000_000),
    ]);
    expect(card.getByText('of ₱50,000.00')).toBeTruthy();
    expect(card.getByText('of ₱200,000.00')).toBeTruthy();
  });

  it('shows the ladder with what each level asks for and gives', async () => {
    await openRank();
    const ladder = within(await screen.findByRole('region', { name: 'All levels' }));
    const names = ladder.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual(['Tabing-dagat', 'MandaragatYour level', 'Kapitan', 'Bantay-parola']);
    expect(ladder.getByText('Everyone starts here')).toBeTruthy();
    const text = 'Turnover of ₱500,000.00 in a month, ₱2,000,000.00 since joining';
    expect(ladder.getByText(text)).toBeTruthy();
    expect(ladder.getByText('Rebate of up to 1% of your turnover')).toBeTruthy();
    expect(ladder.getByText('A gift of ₱3,888 when you reach it')).toBeTruthy();
    const current = ladder
      .getAllByRole('listitem')
      .filter((one) => one.getAttribute('aria-current') === 'true');
    expect(current.map((one) => one.querySelector('h3 bdi')?.textContent)).toEqual(['Mandaragat']);
  });

  it('has no bars at the highest level', async () => {
    const changed = await withChangedReply(getRankProgress, (value) => ({
      ...value,
      monthlyTurnover: { actual: 900_000, expected: null },
      totalTurnover: 5_000_000,
      playerRankProgress: null,
    }));
    await openRank(changed);
    const card = within(await mine());
    expect(card.getByText('You are at the highest level. Enjoy it.')).toBeTruthy();
    expect(card.getByText('₱5,000,000.00')).toBeTruthy();
    expect(card.queryByRole('progressbar')).toBeNull();
  });

  it('shows a missing turnover as unknown, and no bar for it', async () => {
    const changed = await withChangedReply(getRankProgress, (value) => ({
      ...value,
      monthlyTurnover: { actual: 'n/a', expected: 50_000 },
      totalTurnover: 'soon',
      currentProgress: null,
    }));
    await openRank(changed);
    const card = within(await mine());
    expect(card.getByText('Turnover this month').nextSibling?.textContent).toBe('–of ₱50,000.00');
    expect(card.getByText('Turnover since you joined').nextSibling?.textContent).toBe('–');
    expect(card.queryByRole('progressbar')).toBeNull();
  });

  it.each([undefined, 'n/a', { labelId: {} }])(
    'says nothing about the next level when it is %j',
    async (playerRankProgress) => {
      const changed = await withChangedReply(getRankProgress, (value) => ({
        ...value,
        playerRankProgress,
      }));
      await openRank(changed);
      const card = within(await mine());
      expect(card.getByText('of ₱50,000.00')).toBeTruthy();
      expect(card.queryByText(/highest level|to reach/)).toBeNull();
    },
  );

  it('shows a new level until the member has read it', async () => {
    const { user, app } = await openRank();
    await mine();
    const { rank } = await app.records();
    rank.state.current = 'shore';
    await rank.load();
    const news = await screen.findByText(/You reached/);
    expect(news.parentElement?.textContent).toBe('You reached Mandaragat');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/You reached/)).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    const opened = await openScreen({ path: '/help', signedIn: 'juan' });
    await opened.operator.failNext(getRanks, 500);
    await opened.router.navigate({ to: '/member', search: { page: 'rank' } });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await mine()).toBeTruthy();
  });

  it('keeps names and figures of any size readable', async () => {
    const name = `<b>Hari</b>\u202E${'x'.repeat(80)}`;
    const changed = await withChangedReply(getRanks, (value) => ({
      ...value,
      list: value.list?.map((rank) => ({ ...rank, playerRankName: name, totalTurnover: 9e12 })),
    }));
    const { app } = await openRank(changed);
    const region = await screen.findByRole('region', { name: 'All levels' });
    const ladder = within(region);
    const [first] = ladder.getAllByRole('heading', { level: 3 });
    expect(first?.querySelector('bdi')?.textContent).toContain('<b>Hari</b>');
    expect(region.querySelector('b')).toBeNull();
    expect(screen.getByText(/Fill both bars to reach/).parentElement?.textContent).toContain(
      '<b>Hari</b>',
    );
    (await app.records()).rank.state.reached = 'sailor';
    expect((await screen.findByText(/You reached/)).parentElement?.textContent).toContain(
      '<b>Hari</b>',
    );
    expect(ladder.getAllByText(/₱9,000,000,000,000\.00 since joining/)).toHaveLength(4);
  });
});
