import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const openAccount = (search = '') =>
  openScreen({ path: `/member?page=transactionHistory${search}`, signedIn: 'juan' });

const entries = () => screen.findByRole('table', { name: 'Entries' });

describe('the account record', () => {
  it('shows signed amounts, the balance after each, and the sums of the period', async () => {
    await openAccount('&period=month');
    const [, first] = within(await entries()).getAllByRole('row');
    expect(first?.textContent).toMatch(/[+−]₱[\d,]+\.\d\d/);
    expect(screen.getByRole('columnheader', { name: 'Balance after' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Came in/ }).textContent).toContain('+₱');
    expect(screen.getByRole('row', { name: /^Went out/ }).textContent).toContain('−₱');
  });

  it('names an entry by its kind: a returned withdrawal is none that goes out', async () => {
    const changed = await withChangedReply(calls.getAccountRecords, (reply) => ({
      ...reply,
      list: (reply.list ?? [])
        .filter((row) => row !== null)
        .map((row) => ({ ...row, codeType: 'withdraw', entryKind: 'release' })),
    }));
    const path = '/member?page=transactionHistory&period=month';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const [, first] = within(await entries()).getAllByRole('row');
    expect(first?.textContent).toMatch(/^Withdrawal returned/);
  });

  it('shows the other side of an order, its state, and its fee', async () => {
    const order = { otherSide: 'Bangko **** 4411', orderState: 'returned', fee: 10 };
    const changed = await withChangedReply(calls.getAccountRecords, (reply) => ({
      ...reply,
      list: (reply.list ?? []).map((row) => ({ ...row, entryKind: 'release', ...order })),
    }));
    const path = '/member?page=transactionHistory&period=month';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const [, first] = within(await entries()).getAllByRole('row');
    expect(first?.textContent).toContain('Bangko **** 4411ReturnedFee ₱10.00');
  });

  it('shows the short number of an order, and finds its entries by it', async () => {
    const { user } = await openAccount('&period=month&code=withdraw');
    const [, first] = within(await entries()).getAllByRole('row');
    const short = /[\dA-F]{4}-[\dA-F]{4}/.exec(first?.textContent ?? '')?.[0] ?? '';
    await user.type(screen.getByLabelText('Order number'), `${short}{Enter}`);
    await waitFor(async () => {
      const [, ...rows] = within(await entries()).getAllByRole('row');
      expect(rows.map(({ textContent }) => textContent.includes(short))).not.toContain(false);
      expect(rows.length).toBeLessThan(3);
    });
  });

  it('filters by kind', async () => {
    const { user, router } = await openAccount('&period=month');
    await entries();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Withdrawal');
    expect(router.state.location.search).toMatchObject({ code: 'withdraw' });
    await waitFor(async () => {
      const [, ...rows] = within(await entries()).getAllByRole('row');
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(({ textContent }) => !textContent.startsWith('Withdrawal'))).toEqual([]);
    });
  });

  it('leads to the statement of a month, which can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, router } = await openAccount();
    await user.click(await screen.findByRole('link', { name: 'Statement by month' }));
    expect(router.state.location.search).toMatchObject({ month: /^\d{4}-\d\d$/ });
    const sheet = await screen.findByRole('article', { name: /^Statement for/ });
    expect(within(sheet).getByRole('row', { name: /^Balance at the start/ })).toBeTruthy();
    expect(within(sheet).getByRole('row', { name: /^Balance at the end/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
