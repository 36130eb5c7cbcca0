import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getProfit } from '#protocol/calls/records/profit.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const openProfit = (settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path: '/member?page=personalProfit', signedIn: 'juan', ...settings });

const figures = () => screen.findByRole('table', { name: 'Figures of the chart' });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** Centavos of a shown amount such as `−₱1,234.50`. */
function centavosOf(shown: string): number {
  const digits = Number(shown.replaceAll(/\D/g, ''));
  return shown.startsWith('−') || shown.startsWith('-') ? -digits : digits;
}

describe('profit and loss', () => {
  it('shows totals that lead to the change of the balance', async () => {
    await openProfit();
    const totals = within(await screen.findByRole('region', { name: 'Totals' }));
    const of = (name: string) =>
      centavosOf(totals.queryByText(name)?.nextSibling?.textContent ?? '0');
    expect(of('Change of your balance')).toBe(
      of('Profit') +
        of('Deposits') +
        of('Withdrawals') +
        of('Bonuses and rebates') +
        of('Other entries') +
        of('Stakes of open bets') +
        of('Bonus, to be played first'),
    );
    expect(of('Profit')).toBe(of('Win') - of('Bet'));
    expect(of('Turnover')).toBeGreaterThan(0);
  });

  it('shows the figures of the chart in a table, newest first, and the categories', async () => {
    const { app, user } = await openProfit();
    expect(rowsOf(await figures())).toHaveLength(10);
    const { report } = (await app.records()).profit.state;
    const periods = report?.periods.toReversed() ?? [];
    const profits = () => screen.getByRole('table', { name: 'Figures of the chart' });
    const shown = () =>
      rowsOf(profits()).map((row) =>
        centavosOf(within(row).getAllByRole('cell')[1]?.textContent ?? ''),
      );
    expect(shown()).toEqual(periods.slice(0, 10).map(({ profit }) => profit));
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the figures' }));
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(shown()).toEqual(periods.slice(10, 20).map(({ profit }) => profit));
    const categories = rowsOf(screen.getByRole('table', { name: 'By category' }));
    expect(categories).toHaveLength(report?.categories.length ?? -1);
  });

  it('keeps periods and categories whose amounts or names are unknown, and sums none of them', async () => {
    const changed = await withChangedReply(getProfit, (reply) => ({
      ...reply,
      categories: reply.categories?.map((one, nth) => ({
        ...one,
        gameType: nth === 0 ? 'CRASH' : one.gameType,
        betAmount: 'n/a',
      })),
      footer: { ...reply.footer, bonusAmount: {} },
    }));
    await openProfit(changed);
    const totals = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(totals.getByText('Bonuses and rebates').nextSibling?.textContent).toBe('–');
    expect(totals.getByText('Change of your balance').nextSibling?.textContent).toBe('–');
    const categories = within(screen.getByRole('table', { name: 'By category' }));
    const [first] = categories.getAllByRole('row').slice(1);
    expect(first?.textContent).toMatch(/^Other.+–₱/);
  });

  it('keeps the step in the address', async () => {
    const { user, router, app } = await openProfit();
    await figures();
    await user.click(screen.getByRole('radio', { name: 'Months' }));
    expect(await screen.findByText('The last 12 months, Manila time')).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 'personalProfit', by: 'month' });
    await figures();
    expect((await app.records()).profit.state.report?.step).toBe('month');
  });

  it('moves through the chart by arrow keys, and shows the figures of each point', async () => {
    const { user, app } = await openProfit();
    const chart = await screen.findByRole('slider', { name: /^Chart of profit/ });
    const { report } = (await app.records()).profit.state;
    const turnoverOf = (place: number) =>
      `Turnover ${formatMoney(report?.periods[place]?.turnover ?? -1, 'EN')}`;
    expect(chart.getAttribute('aria-valuenow')).toBe('30');
    expect(chart.getAttribute('aria-valuetext')).toContain(turnoverOf(29));
    chart.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart.getAttribute('aria-valuenow')).toBe('28');
    expect(chart.getAttribute('aria-valuetext')).toContain(turnoverOf(27));
    await user.keyboard('{Home}');
    expect(chart.getAttribute('aria-valuenow')).toBe('1');
    await user.keyboard('{ArrowLeft}');
    expect(chart.getAttribute('aria-valuenow')).toBe('1');
    const spoken = chart.getAttribute('aria-valuetext') ?? '';
    expect(spoken).toMatch(
      /^\w+ \d+, \d{4}, Profit .*₱.*, Turnover ₱.*, Deposits less withdrawals .*₱/,
    );
    await user.keyboard('{End}');
    expect(chart.getAttribute('aria-valuenow')).toBe('30');
  });

  it('says that the table has the figures where the browser cannot draw', async () => {
    await openProfit();
    expect(await screen.findByText(/The chart could not be drawn/)).toBeTruthy();
    expect(await figures()).toBeTruthy();
  });

  it('is friendly to a new member', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.account({ username: 'newcomer', password: demoPassword, type: 0 });
    await openProfit({ gateway, signedIn: 'newcomer' });
    expect(await screen.findByText('Nothing to add up yet')).toBeTruthy();
  });

  it('offers to try again after a failure', async () => {
    const { operator, router, user } = await openScreen({ path: '/help', signedIn: 'juan' });
    await operator.failNext(getProfit, 500);
    await router.navigate({ to: '/member', search: { page: 'personalProfit' } });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figures()).toBeTruthy();
  });

  it('shows the kept figures with their age when they cannot be loaded', async () => {
    const first = await openProfit();
    await figures();
    const { gateway, browser } = first;
    first.unmount();
    await gateway.operator.failNext(getProfit, 500, { times: 5 });
    await openProfit({ gateway, browser });
    expect(await figures()).toBeTruthy();
    expect(await screen.findByText(/^Saved /)).toBeTruthy();
  });

  it('stands with figures of any size', async () => {
    const changed = await withChangedReply(getProfit, (value) => ({
      ...value,
      list: value.list?.map((period) => ({
        ...period,
        profitAndLoss: -9e12,
        validBetAmount: 9e12,
      })),
    }));
    await openProfit(changed);
    const table = await figures();
    expect(table.textContent).toContain('−₱9,000,000,000,000.00');
  });
});
