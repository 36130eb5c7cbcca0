import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as pin } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const open = (path = '/pointMall', settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path, gateway, signedIn: 'juan', ...settings });

const tile = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  const found = heading.closest('li');
  if (!found) throw new Error(`${name} is no tile`);
  return within(found);
};

describe('the points mall', () => {
  it('shows a guest the catalogue, and asks for a login to redeem', async () => {
    await openScreen({ path: '/pointMall', gateway });
    const kite = await tile('Kite');
    expect(kite.getByText('1,800 points')).toBeTruthy();
    expect(kite.getByRole('link', { name: 'Log in to redeem' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('shows the balance and filters the catalogue by kind', async () => {
    const { user, router } = await open();
    expect(await screen.findByText('Your points')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Services' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kite' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Crown week' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ kind: 'service' });
  });

  it('redeems a gift with the kept address, which is then in process in the history', async () => {
    const { user } = await open();
    await user.click((await tile('Kite')).getByRole('button', { name: 'Redeem: Kite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Redeem: Kite' });
    const address = await within(dialog).findByLabelText<HTMLInputElement>('Receiving address');
    expect(address.value).toContain('14 Mabini Street');
    await user.click(within(dialog).getByRole('button', { name: 'Redeem now' }));
    expect(within(dialog).getByText('Please enter your withdrawal password.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Withdrawal password'), pin);
    await user.click(within(dialog).getByRole('button', { name: 'Redeem now' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    await expectFocus('It is redeemed');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await expectFocus('Redeem: Kite');
    await user.click(screen.getByRole('tab', { name: 'Redeem history' }));
    const table = await screen.findByRole('table', { name: 'Redeem history' });
    const [, first] = within(table).getAllByRole('row');
    expect(first?.textContent).toMatch(/Kite.*In process.*−1,800/);
  });

  it('removes an address from the address book, and keeps what was typed', async () => {
    const { user } = await open();
    await user.click((await tile('Kite')).getByRole('button', { name: 'Redeem: Kite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem: Kite' }));
    await user.type(await dialog.findByLabelText('Remark (optional)'), 'Blue');
    await user.click(dialog.getByRole('button', { name: 'Remove it from my address book' }));
    expect(
      await dialog.findByRole('checkbox', { name: 'Keep it in my address book' }),
    ).toBeTruthy();
    const valueOf = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
    expect(valueOf('Receiving address')).toBe('');
    expect(valueOf('Remark (optional)')).toBe('Blue');
    expect(dialog.queryByText(/14 Mabini Street/)).toBeNull();
  });

  it('has the receipt of an approved redemption', async () => {
    const { user } = await open('/pointMall?tab=history');
    const table = await screen.findByRole('table', { name: 'Redeem history' });
    const [button] = within(table).getAllByRole('button', { name: 'Receipt' });
    await user.click(button ?? table);
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(receipt.textContent).toMatch(/Paid account.*juan.*Points required/);
  });

  it('shows the reason of a rejection and the tracking number of a gift', async () => {
    await open('/pointMall?tab=history');
    const table = await screen.findByRole('table', { name: 'Redeem history' });
    expect(within(table).getByText(/No host is free on Sunday/)).toBeTruthy();
    expect(within(table).getAllByText('Ligaya Express').length).toBe(2);
    expect(table.textContent).toContain('LX 4471 0092 PH');
  });

  it('gives the points of a rejected redemption back in a row of their own', async () => {
    await open('/pointMall?tab=history');
    const table = await screen.findByRole('table', { name: 'Redeem history' });
    const rows = within(table).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent ?? '');
    const rejected = texts.findIndex((text) => text.includes('No host is free on Sunday'));
    expect(texts[rejected]).toMatch(/Rejected.*−1,200/);
    expect(texts[rejected - 1]).toMatch(/Given back.*\+1,200/);
  });

  it('refuses a part of a point at the field, which keeps it', async () => {
    const { user } = await open('/pointMall?tab=rates');
    const field = await screen.findByLabelText<HTMLInputElement>('Points');
    await user.type(field, '10.50');
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(await screen.findByText('Please enter a whole number of points.')).toBeTruthy();
    expect(field.value).toBe('10.50');
  });

  it('converts points by the table of rates', async () => {
    const { user } = await open('/pointMall?tab=rates');
    await user.type(await screen.findByLabelText('Points'), '1,050');
    expect(await screen.findByText('₱11.55')).toBeTruthy();
    await user.type(screen.getByLabelText('Withdrawal password'), pin);
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(await screen.findByText('₱11.55 is in your balance.')).toBeTruthy();
  });

  it('shows each change of the points, and how they are earned', async () => {
    // The job credits the points of earlier days: they are the newest rows, whenever it runs.
    await operator.jobs();
    const { user } = await open('/pointMall?tab=details');
    const table = await screen.findByRole('table', { name: 'Points details' });
    expect(table.textContent).toContain('Earned by playing');
    const next = screen.getByRole('button', { name: 'Next page' });
    while (!next.hasAttribute('disabled') && !table.textContent.includes('Given back')) {
      const before = table.textContent;
      await user.click(next);
      await waitFor(() => expect(table.textContent).not.toBe(before));
    }
    expect(table.textContent).toMatch(/Given back.*\+1,200/);
    await user.click(screen.getByRole('tab', { name: 'Points rules' }));
    const rules = await screen.findByRole('table', { name: 'Turnover that earns points' });
    expect(rules.textContent).toContain('₱20.00');
  });

  it('keeps a change whose points are unknown', async () => {
    const entry = { txId: 'a', txTypeName: 'Gift', amount: 'n/a', txTimeInTimestamp: 1 };
    const change = () => ({ list: [entry], totalPages: 1 }) as never;
    const changed = await withChangedReply(calls.getPointRecords, change, gateway);
    await open('/pointMall?tab=details', changed);
    const row = (await screen.findByText('Gift')).closest('tr');
    expect(row?.querySelector('[data-name="Changed points"]')?.textContent).toBe('–');
    expect(row?.querySelector('[data-name="Points balance"]')?.textContent).toBe('–');
  });
});
