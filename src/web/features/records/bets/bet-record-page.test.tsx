import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, describe, it, vi } from 'vitest';
import { openScreen } from '#tests/support/open-screen.tsx';

const openBets = (search = '') =>
  openScreen({ path: `/member?page=personalHistoryCopy${search}`, signedIn: 'juan' });

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const bets = () => screen.findByRole('table', { name: 'Bets' });

describe('the bet record', () => {
  it('shows a page of bets with the totals of the page and of the period', async () => {
    await openBets('&period=month');
    expect(rowsOf(await bets())).toHaveLength(10);
    const totals = screen.getByRole('row', { name: /^Profit/ });
    expect(totals.textContent).toMatch(/[+−]?₱[\d,]+\.\d\d[+−]?₱[\d,]+\.\d\d$/);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });

  it('covers all amounts, sums too, while the member hides amounts', async () => {
    const { app, container } = await openBets('&period=month');
    await bets();
    const amounts = () => container.querySelector('main')?.textContent?.match(/₱[\d,]+\.\d\d/g);
    expect(amounts()?.length).toBeGreaterThan(40);
    act(() => app.ui.turn('hidesMoney', true));
    await waitFor(() => expect(amounts()).toBeNull());
    expect(screen.getByRole('row', { name: /^Profit/ }).textContent).toContain('Hidden');
  });

  it('keeps its choices in the address, and begins at the first page after each', async () => {
    const { user, router } = await openBets('&period=month&part=2');
    await bets();
    await user.click(screen.getByRole('button', { name: 'Sports' }));
    expect(router.state.location.search).toEqual({
      page: 'personalHistoryCopy',
      period: 'month',
      bets: 'SPORTS',
    });
    expect(screen.getByRole('option', { name: 'Settled' })).toHaveProperty('selected', false);
    expect(
      await screen.findByText(/^\d+ bets: \d+ settled, 3 waiting for the result$/),
    ).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Waiting for the result');
    expect(router.state.location.search).toMatchObject({ bets: 'SPORTS_OPEN' });
    await waitFor(async () => expect(rowsOf(await bets())).toHaveLength(3));
    expect(screen.queryByLabelText('Result')).toBeNull();
    expect((await bets()).textContent).toContain('Waiting for the result');
  });

  it('opens a bet from its name, and closes it without loading the record again', async () => {
    const { user, router, requests } = await openBets('&period=month&bets=SPORTS');
    const [link] = within(await bets()).getAllByRole('link');
    if (!link) throw new Error('there is no bet');
    const searches = () => requests.filter(({ url }) => url.includes('SportsSettOrders')).length;
    const before = searches();
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: link.textContent ?? '' }));
    const { order } = router.state.location.search;
    expect(order).toMatch(/^[\da-f-]{36}$/);
    expect(dialog.getByText(String(order))).toBeTruthy();
    expect(dialog.getByText('Placed, Manila time').nextSibling?.textContent).toMatch(
      /:\d\d:\d\d\u00a0[AP]M$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({
      page: 'personalHistoryCopy',
      period: 'month',
      bets: 'SPORTS',
    });
    expect(searches()).toBe(before);
  });

  it('says that no bet has a number, in the list and in the dialog', async () => {
    await openBets('&find=none&order=none');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bet' }));
    expect(await dialog.findByText('No bet has this number')).toBeTruthy();
    expect(await screen.findByText('No order with this number in these days')).toBeTruthy();
  });

  it('says which days it shows when the chosen ones are too many', async () => {
    await openBets('&period=own&from=2026-01-01&to=2026-03-31');
    const note = await screen.findByText(/One search covers 30 days at most/);
    expect(note.textContent).toContain('Mar 2, 2026 to Mar 31, 2026');
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-01-01');
  });

  it('saves what is filtered as CSV', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const { user } = await openBets('&period=month');
    await bets();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText(/^\d+ rows saved$/)).toBeTruthy();
    const [file] = save.mock.lastCall ?? [];
    if (!(file instanceof Blob)) throw new Error('nothing is saved');
    expect(await file.text()).toContain('Time,Order number,Game,Vendor,Bet,Valid bet,Win,Profit');
  });
});
