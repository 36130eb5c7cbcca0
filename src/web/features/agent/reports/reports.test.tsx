import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDownline } from '#protocol/calls/agents/downlines.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function openReports(page: string, more = '') {
  const path = `/agentHome?page=${page}&period=month${more}`;
  const opened = await openPage({ path, gateway, signedIn: 'ana' });
  const popup = screen.queryByRole('button', { name: 'Answer later' });
  if (popup) await opened.user.click(popup);
  return opened;
}

const table = async (name: string) => screen.findByRole('table', { name });

/** The amounts of a column, in centavos. */
function amountsOf(of: HTMLElement, title: string): number[] {
  const cells = [...of.querySelectorAll(`td[data-name="${title}"] data`)];
  return cells.map((cell) => Math.round(Number(cell.getAttribute('value')) * 100));
}

describe('profit and loss of downlines', () => {
  it('has rows that add up to the head, and open their own downlines', async () => {
    const token = await gateway.signIn('luis');
    const below = { username: 'Bagong1', password: 'Bangka2026', type: 0 as const, rebate: 0 };
    await gateway.request(createDownline, below, { token });
    await operator.adjustBalance('Bagong1', { key: 'gift', amount: 50, reason: 'Gift' });
    await operator.jobs();
    const { user, router } = await openReports('palStatementsAgentCopy');
    const rows = await table('Members');
    const head = screen.getAllByText('Turnover')[0]?.parentElement?.querySelector('data');
    const total = Math.round(Number(head?.getAttribute('value')) * 100);
    const sum = amountsOf(rows, 'Turnover').reduce((all, one) => all + one, 0);
    expect(total).toBeGreaterThan(0);
    expect(sum).toBe(total);
    await user.click(within(rows).getByRole('link', { name: 'luis' }));
    const way = within(await screen.findByRole('navigation', { name: 'Way through the team' }));
    expect(way.getByText('luis').closest('[aria-current]')).toBeTruthy();
    expect(within(await table('Members')).getByText('Bagong1')).toBeTruthy();
    await user.click(way.getByRole('link', { name: 'My downlines' }));
    await waitFor(() => expect(router.state.location.search.below).toBeUndefined());
  });
});

describe('the bets of the team', () => {
  it('are found by account, of one level or of the whole team', async () => {
    const { user, router } = await openReports('personalHistoryCopy', '&levels=all');
    expect(within(await table('Members')).getByText('juan')).toBeTruthy();
    const words = screen.getByRole('searchbox', { name: 'Search the team by account' });
    await user.type(words, 'lu');
    expect(await screen.findByText('Nothing here in these days')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ find: 'lu', levels: 'all' });
    await user.click(screen.getByRole('radio', { name: 'Next level' }));
    await user.clear(words);
    expect(within(await table('Members')).getByText('juan')).toBeTruthy();
  });
});

describe('the choices of a report', () => {
  it('are an account, also among the profit of downlines', async () => {
    const { user } = await openReports('palStatementsAgentCopy');
    expect(within(await table('Members')).getByText('juan')).toBeTruthy();
    const words = screen.getByRole('searchbox', { name: 'Search the team by account' });
    await user.type(words, 'lu');
    expect(await screen.findByText('Nothing here in these days')).toBeTruthy();
    await user.clear(words);
    expect(within(await table('Members')).getByText('juan')).toBeTruthy();
  });

  it('are a category among the bets', async () => {
    const { user, router } = await openReports('personalHistoryCopy', '&levels=all');
    const all = amountsOf(await table('Members'), 'Bet').reduce((sum, one) => sum + one, 0);
    await user.selectOptions(screen.getByLabelText('Category'), 'Slots');
    await waitFor(() => {
      const some = amountsOf(screen.getByRole('table', { name: 'Members' }), 'Bet');
      expect(some.reduce((sum, one) => sum + one, 0)).toBeLessThan(all);
    });
    expect(router.state.location.search).toMatchObject({ category: 'RNG' });
  });

  it('are 92 days at most, of which the last count', async () => {
    const path = '/agentHome?page=agentTeamOverview&period=own&from=2026-01-01&to=2026-06-30';
    await openPage({ path, gateway, signedIn: 'ana' });
    expect((await table('By day')).querySelectorAll('tbody tr')).toHaveLength(92);
  });
});

it('the team overview has figures of the period and of each day', async () => {
  await openReports('agentTeamOverview');
  expect((await table('By day')).querySelectorAll('tbody tr')).toHaveLength(30);
  expect(screen.getByText('Members of the team')).toBeTruthy();
});

it('the head of the overview is explained by its rows, from the side of the house', async () => {
  await openReports('agentTeamOverview');
  const total = (rows: HTMLElement, title: string) =>
    amountsOf(rows, title).reduce((sum, one) => sum + one, 0);
  const inGames = total(await table('By category'), 'Won by the house in games');
  const days = await table('By day');
  const won = total(days, 'Won by the house');
  expect(inGames - total(days, 'Bonuses of players')).toBe(won);
  const head = screen.getAllByText('Won by the house')[0]?.parentElement?.querySelector('data');
  expect(Math.round(Number(head?.getAttribute('value')) * 100)).toBe(won);
});

it('the home page names what the house has won as the reports do', async () => {
  await openPage({ path: '/agentHome', gateway, signedIn: 'ana' });
  expect((await screen.findAllByText('Won by the house')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Team profit')).toBeNull();
});

it('the bets of the team show the win of the house, not the win of the members', async () => {
  await openReports('personalHistoryCopy', '&levels=all');
  const rows = await table('Members');
  const [bet = 0, win = 0] = ['Bet', 'Win'].map((title) => amountsOf(rows, title)[0]);
  expect(amountsOf(rows, 'Won by the house in games')[0]).toBe(bet - win);
});

it('my income has this period and the one before', async () => {
  await openReports('agentRevenueReport');
  expect(await screen.findByRole('region', { name: 'This period' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'The period before' })).toBeTruthy();
});

it('transaction details are filtered by kind', async () => {
  const { user } = await openReports('agentDownlineTransactionDetailsCopy', '&levels=all');
  const rows = await table('Transaction details');
  expect(within(rows).getAllByRole('row').length).toBeGreaterThan(1);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Bet');
  await waitFor(() => {
    const kinds = [...document.querySelectorAll('td[data-name="Kind"]')];
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds.map((cell) => cell.textContent))).toEqual(new Set(['Bet']));
  });
});

it.each([
  'palStatementsAgentCopy',
  'personalHistoryCopy',
  'agentTeamOverview',
  'agentRevenueReport',
])('%s is saved as CSV', async (page) => {
  const { user } = await openReports(page);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText(/rows? saved/)).toBeTruthy();
});
