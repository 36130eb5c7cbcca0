import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

type Changed = Awaited<ReturnType<typeof withChangedReply>>;

async function openAgent(changed: Changed, path: string) {
  const opened = await openScreen({ ...changed, path: `/agentHome?${path}`, signedIn: 'ana' });
  const popup = screen.queryByRole('button', { name: 'Answer later' });
  if (popup) await opened.user.click(popup);
  return opened;
}

describe('a team of another gateway', () => {
  it('keeps sources of income that are unknown, and sums no unknown amount', async () => {
    const source = { codeType: 'crash_bonus', income: 20, outgo: 5 };
    const changed = await withChangedReply(calls.getAgentIncome, (reply) => ({
      current: {
        ...reply.current,
        list: [source, { ...source, income: 'n/a' }, { ...source, codeType: 'agent_rebate' }],
      },
      previous: 'none',
    }));
    await openAgent(changed, 'page=agentRevenueReport&period=month');
    const table = within(await screen.findByRole('table', { name: 'This period' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Other₱20.00₱5.00+₱15.00',
      'Other–₱5.00–',
      'Agent rebate₱20.00₱5.00+₱15.00',
    ]);
    expect(screen.getByRole('heading', { name: 'This period' }).nextSibling?.textContent).toBe('–');
  });

  it('offers no action that needs the state of a downline whose state is unknown', async () => {
    const changed = await withChangedReply(calls.getDownlines, (reply) => ({
      ...reply,
      list: reply.list?.map((one) => ({ ...one, status: 'FROZEN', balance: null })),
    }));
    const { user } = await openAgent(changed, 'page=downlineManagmentView');
    const [row] = within(await screen.findByRole('table', { name: 'Downlines' }))
      .getAllByRole('row')
      .slice(1);
    if (!row) throw new Error('no downline');
    expect(within(row).getByText('Other')).toBeTruthy();
    expect(row.querySelector('[data-name="Balance"]')?.textContent).toBe('–');
    await user.click(within(row).getByRole('button', { name: /Manage/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Change the rebate')).toBeTruthy();
    for (const name of ['Send money', 'Suspend', 'Let in again']) {
      expect(dialog.queryByRole('button', { name })).toBeNull();
    }
  });
});
