import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { transferToDownlines } from '#protocol/calls/agents/downline-transfers.ts';
import { createDownline, getDownlines } from '#protocol/calls/agents/downlines.ts';
import { demoPassword, demoWithdrawalPassword as pin } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/agentHome?page=downlineManagmentView';
const openDownlines = (signedIn = 'ana', at = path) => openPage({ path: at, gateway, signedIn });
const table = async () => within(await screen.findByRole('table', { name: 'Downlines' }));
const accounts = async () =>
  (await table()).getAllByRole('row').flatMap((row) => row.querySelector('bdi')?.textContent ?? []);

async function manage(user: Awaited<ReturnType<typeof openDownlines>>['user'], account: string) {
  await user.click(await screen.findByRole('button', { name: `Manage ${account}` }));
  return within(await screen.findByRole('dialog', { name: `Manage ${account}` }));
}

describe('the list of downlines', () => {
  it('shows one level, opens the next, and leads back', async () => {
    const { user, router } = await openDownlines();
    expect((await accounts()).toSorted()).toEqual(['aida', 'juan', 'luis']);
    await user.click((await table()).getByRole('link', { name: '1 downline of aida' }));
    await waitFor(async () => expect(await accounts()).toEqual(['alma']));
    const way = within(await screen.findByRole('navigation', { name: 'Way through the team' }));
    expect(await way.findByText('aida')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage alma' })).toBeNull();
    await user.click(way.getByRole('link', { name: 'My downlines' }));
    await waitFor(async () => expect(await accounts()).toHaveLength(3));
    expect(router.state.location.search).toEqual({ page: 'downlineManagmentView' });
  });

  it('finds members of all levels, and keeps the search in the address', async () => {
    const { user, router } = await openDownlines();
    await table();
    await user.type(screen.getByRole('searchbox'), 'al');
    await waitFor(async () => expect(await accounts()).toEqual(['alma']));
    expect(await screen.findByText('1 result')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ find: 'al' });
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nobody here fits the search')).toBeTruthy();
  });

  it('leads to the new password of a downline who has not logged in, and says who sets others', async () => {
    const { user, unmount } = await openDownlines('luis');
    const reset = await screen.findByRole('button', {
      name: 'Replace the initial password of nena',
    });
    await user.click(reset);
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage nena' }));
    expect(dialog.getByLabelText('Initial password')).toBeTruthy();
    unmount();
    const again = await openDownlines();
    expect(await screen.findByText(/^Manage: send money/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /password of juan/ })).toBeNull();
    const active = await manage(again.user, 'juan');
    await again.user.click(active.getByText('Password'));
    expect(await active.findByText(/sets a new one at the login/)).toBeTruthy();
  });

  it('is filtered by state', async () => {
    await openDownlines('luis', `${path}&status=NEW`);
    expect(await accounts()).toEqual(['nena']);
  });

  it('says when nobody is in the team', async () => {
    await openDownlines('alma');
    expect(await screen.findByText('Nobody is in your team yet')).toBeTruthy();
  });

  it('shows a failure with a retry', async () => {
    await operator.failNext(getDownlines, 500);
    const { user } = await openDownlines();
    const [retry] = await screen.findAllByRole('button', { name: /Try again/ });
    await user.click(retry ?? document.body);
    expect(await accounts()).toHaveLength(3);
  });
});

describe('a direct downline', () => {
  it('gets a rebate within the bounds', async () => {
    const { user } = await openDownlines();
    const dialog = await manage(user, 'aida');
    await user.click(dialog.getByText('Change the rebate'));
    const field = await dialog.findByLabelText('Rebate in percent');
    const save = () => user.click(dialog.getByRole('button', { name: 'Save the rebate' }));
    await user.clear(field);
    await user.type(field, '1.5');
    await save();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '0.1');
    await save();
    expect(await dialog.findByText('From 0.15% to 0.3%')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '0.22');
    await save();
    await waitFor(async () => expect((await table()).getByText('0.22%')).toBeTruthy());
  });

  it('is suspended after a question, and let in again', async () => {
    const { user } = await openDownlines();
    let dialog = await manage(user, 'luis');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Suspend luis?' }));
    await user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByRole('button', { name: 'Let in again' })).toBeTruthy();
    await expect(gateway.signIn('luis')).rejects.toMatchObject({ code: 'account_suspended' });
    dialog = within(screen.getByRole('dialog', { name: 'Manage luis' }));
    await user.click(dialog.getByRole('button', { name: 'Let in again' }));
    const again = within(await screen.findByRole('dialog', { name: 'Let luis in again?' }));
    await user.click(again.getByRole('button', { name: 'Let in again' }));
    expect(await dialog.findByRole('button', { name: 'Suspend' })).toBeTruthy();
    expect(await gateway.signIn('luis')).toBeTruthy();
  });

  it('that the operator has suspended is not let in by the agent, who sees who has done it', async () => {
    const { user } = await openDownlines();
    const early = await manage(user, 'luis');
    await user.click(early.getByRole('button', { name: 'Suspend' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Suspend luis?' }));
    await user.click(asked.getByRole('button', { name: 'Suspend' }));
    await early.findByRole('button', { name: 'Let in again' });
    // The page is older than the suspension.
    await operator.suspend('luis', 'A stolen card');
    await user.click(early.getByRole('button', { name: 'Let in again' }));
    const again = within(await screen.findByRole('dialog', { name: 'Let luis in again?' }));
    await user.click(again.getByRole('button', { name: 'Let in again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage luis' }));
    expect(await dialog.findByText(/The operator has suspended this account/)).toBeTruthy();
    expect(screen.queryByText(/stolen card/)).toBeNull();
    for (const name of ['Let in again', 'Suspend', 'Send money'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
  });

  it('becomes an agent after a question', async () => {
    const { user } = await openDownlines();
    const dialog = await manage(user, 'juan');
    await user.click(dialog.getByRole('button', { name: 'Make an agent' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Make juan an agent?' }));
    await user.click(asked.getByRole('button', { name: 'Make an agent' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Make an agent' })).toBeNull());
  });

  it('gets another initial password until it has one of its own', async () => {
    const { user } = await openDownlines('luis');
    const dialog = await manage(user, 'nena');
    await user.click(dialog.getByText('Replace the initial password'));
    const field = await dialog.findByLabelText('Initial password');
    await user.type(field, 'short');
    await user.click(dialog.getByRole('button', { name: 'Replace the password' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await user.clear(field);
    await user.type(field, 'Bagong2026');
    await user.click(dialog.getByRole('button', { name: 'Replace the password' }));
    await waitFor(async () => expect(await gateway.signIn('nena', 'Bagong2026')).toBeTruthy());
  });
});

describe('money for downlines', () => {
  async function send(
    user: Awaited<ReturnType<typeof openDownlines>>['user'],
    label: string,
    amount: string,
  ) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Send money' }));
    await user.type(await dialog.findByLabelText(label), amount);
    await user.type(dialog.getByLabelText('Withdrawal password'), pin);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return dialog;
  }

  it('is sent to several at once, with a result for each', async () => {
    const { user, app } = await openDownlines();
    const list = await table();
    await user.click(list.getByRole('checkbox', { name: /luis/ }));
    await user.click(list.getByRole('checkbox', { name: /juan/ }));
    const token = await gateway.signIn('ana');
    const { downlines } = await gateway.request(getDownlines, { search: '', size: 9 }, { token });
    await user.click(screen.getByRole('button', { name: 'Send money to 2' }));
    await send(user, 'Amount for each', '250');
    const asked = within(await screen.findByRole('dialog', { name: 'Send ₱500.00?' }));
    expect(asked.getByText(/luis/).textContent).toContain('juan');
    await user.click(asked.getByRole('button', { name: 'Send it' }));
    const results = within(await screen.findByRole('table', { name: 'Results' }));
    expect(results.getAllByText('Sent')).toHaveLength(2);
    expect(screen.getByText('2 transfers were made.')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(249_500_00));
    const before = downlines.find(({ account }) => account === 'juan')?.balance ?? 0;
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    const after = await gateway.request(getDownlines, { search: 'juan', size: 9 }, { token });
    expect(after.downlines[0]?.balance).toBe(before + 250_00);
  });

  it('names why one was not sent', async () => {
    const { user } = await openDownlines();
    const list = await table();
    await user.click(list.getByRole('checkbox', { name: /luis/ }));
    await user.click(screen.getByRole('button', { name: 'Send money to 1' }));
    await operator.settings({
      downlineTransfers: { least: 100_00, most: 200_00, dayMost: 900_00, dayTimes: 9 },
    });
    await send(user, 'Amount', '250');
    const asked = within(await screen.findByRole('dialog', { name: 'Send ₱250.00?' }));
    await user.click(asked.getByRole('button', { name: 'Send it' }));
    const results = within(await screen.findByRole('table', { name: 'Results' }));
    expect(results.getByText('Not sent')).toBeTruthy();
    expect(results.getByText(/outside of the limits/)).toBeTruthy();
  });

  it('stays when its answer is lost, and is sent once', async () => {
    const { user, app } = await openDownlines();
    const dialog = await manage(user, 'luis');
    await user.click(dialog.getByRole('button', { name: 'Send money' }));
    await operator.failNext(transferToDownlines, 503);
    await send(user, 'Amount', '250');
    const asked = within(await screen.findByRole('dialog', { name: 'Send ₱250.00?' }));
    await user.click(asked.getByRole('button', { name: 'Send it' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 transfer was made.')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(249_750_00));
  });

  it('is not offered without the module', async () => {
    await operator.settings({ modules: { FUNDTRANS3: false } });
    await openDownlines();
    await table();
    expect(screen.queryByText(/Choose downlines to send money/)).toBeNull();
  });
});

it('reads page after page', async () => {
  const token = await gateway.signIn('alma');
  const wanted = { password: demoPassword, type: 0, rebate: 0 } as const;
  for (let nth = 10; nth < 32; nth += 1) {
    await gateway.request(createDownline, { ...wanted, username: `Reader${nth}` }, { token });
  }
  const { user } = await openDownlines('alma');
  expect(await accounts()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await accounts()).toHaveLength(22));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
