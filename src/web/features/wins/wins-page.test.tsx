import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getSlotBets } from '#protocol/calls/records/bet-records.ts';
import { getWinners } from '#protocol/calls/winners.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const openWins = (settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path: '/member?page=winners', signedIn: 'juan', ...settings });

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const mine = () => screen.findByRole('table', { name: 'My wins' });
const board = () => screen.findByRole('table', { name: 'Biggest wins' });

describe('my wins', () => {
  it('list the latest wins of all categories, ten on a page, with their number and sum', async () => {
    const { user, app } = await openWins();
    const table = await mine();
    expect(rowsOf(table)).toHaveLength(10);
    const { count, wins } = (await app.records()).wins.state;
    expect(
      screen.getByText(new RegExp(`^${count} wins, ₱[\\d,]+\\.\\d\\d paid out\\.$`)),
    ).toBeTruthy();
    expect(table.textContent).toContain(wins[0]?.game);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of my wins' }));
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(rowsOf(await mine())[0]?.textContent).toContain(wins[10]?.game);
  });

  it('lead to the bet record when there are none', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.account({ username: 'newcomer', password: demoPassword, type: 0 });
    await openWins({ gateway, signedIn: 'newcomer' });
    const section = within(
      await screen.findByRole('region', { name: 'Your wins of the last 30 days' }),
    );
    expect(await section.findByText('No win in the last 30 days')).toBeTruthy();
    const link = section.getByRole('link', { name: 'See all my bets' });
    expect(link.getAttribute('href')).toContain('page=personalHistoryCopy');
  });

  it('can be loaded again after a failure, while the board is shown', async () => {
    const opened = await openScreen({ path: '/help', signedIn: 'juan' });
    await opened.operator.failNext(getSlotBets, 500);
    await opened.router.navigate({ to: '/member', search: { page: 'winners' } });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(await board()).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await mine()).toBeTruthy();
  });

  it('keep names of games as text, whatever they contain', async () => {
    const game = `<img src=x>\u202E=1+1${'y'.repeat(100)}`;
    const changed = await withChangedReply(getSlotBets, (value) => ({
      ...value,
      list: value.list?.map((bet) => ({ ...bet, gameName: game, betTime: Date.now() })),
    }));
    const { container } = await openWins(changed);
    expect((await mine()).textContent).toContain('<img src=x>');
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the board', () => {
  it('shows the largest wins first, with masked names', async () => {
    const { app } = await openWins();
    const [first] = rowsOf(await board());
    const [winner] = app.winners.state.winners;
    expect(first?.textContent).toContain(winner?.player);
    expect(first?.textContent).toContain(winner?.game);
  });

  it('is not empty without words', async () => {
    const changed = await withChangedReply(getWinners, (value) => ({ ...value, list: [] }));
    await openWins(changed);
    expect(await screen.findByText('The next winner may be you')).toBeTruthy();
  });
});
