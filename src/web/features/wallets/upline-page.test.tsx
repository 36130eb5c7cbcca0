import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  getUplineTransfers,
  getUplineTransferTerms,
  transferToUpline,
} from '#protocol/calls/cashier/upline-transfers.ts';
import { demoPassword, demoWithdrawalPassword as pin } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=transferUpline';

/** Opens the page of a member with an upline: the upline of juan is ana. */
async function openPage(signedIn = 'juan', settings: Parameters<typeof openScreen>[0] = {}) {
  const opened = await openScreen({ path, gateway, signedIn, ...settings });
  await screen.findByRole('heading', { name: 'Send money' });
  return opened;
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function fill(user: User, amount: string, password = pin) {
  for (const [label, text] of [
    ['Amount', amount],
    ['Withdrawal password', password],
  ] as const) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

const question = (amount: string) => screen.findByRole('dialog', { name: `Send ${amount}?` });
const history = async () => within(await screen.findByRole('table', { name: 'Transfers so far' }));

describe('the page of a recipient without an upline', () => {
  it('lists what came from downlines, and offers no transfer', async () => {
    const token = await gateway.signIn('juan');
    const transfer = { recipient: 'ana', amount: 300, remark: '', withdrawalPassword: pin };
    const key = crypto.randomUUID();
    await gateway.request(transferToUpline, { ...transfer, key }, { token });
    const { requests } = await openScreen({ path, gateway, signedIn: 'ana' });
    const table = await history();
    expect(table.getByText(/^From/).parentElement?.textContent).toBe('From Juan (juan)');
    expect(table.getByText('+₱300.00')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Send money' })).toBeNull();
    const asked = requests.map(({ url }) => new URL(url).pathname);
    expect(asked).not.toContain(getUplineTransferTerms.path);
  });
});

describe('a transfer to the upline', () => {
  it('names the recipient, asks for confirmation, and is in the history', async () => {
    const { user, app } = await openPage();
    const recipient = within(screen.getByRole('region', { name: 'Your upline' }));
    expect(recipient.getByText('Ana (ana)')).toBeTruthy();
    expect(recipient.getByText(/10 transfers/)).toBeTruthy();
    await user.type(screen.getByLabelText('Words for the recipient (optional)'), 'For June <3');
    await fill(user, '1250.5');
    const asked = within(await question('₱1,250.50'));
    expect(asked.getByText('Ana (ana)')).toBeTruthy();
    expect(app.balance.state.centavos).toBe(10_000_00);
    await user.click(asked.getByRole('button', { name: 'Send it' }));
    const table = await history();
    expect(table.getByText('For June <3')).toBeTruthy();
    expect(table.getByText('−₱1,250.50')).toBeTruthy();
    expect(table.getByText('Done')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(app.balance.state.centavos).toBe(8_749_50));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
    expect(await screen.findByText(/9 transfers/)).toBeTruthy();
  });

  it('is made at a gateway that only confirms it', async () => {
    const odd = await withChangedReply(transferToUpline, () => true, gateway);
    const { user } = await openPage('juan', odd);
    await fill(user, '1250.5');
    const asked = within(await question('₱1,250.50'));
    await user.click(asked.getByRole('button', { name: 'Send it' }));
    expect((await history()).getByText('−₱1,250.50')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  });

  it('of an unknown amount is shown as unknown', async () => {
    const one = { transferId: 7, direction: 'OUT', account: 'ana', status: 'DONE' };
    const odd = await withChangedReply(
      getUplineTransfers,
      () => ({
        list: [
          { ...one, amount: 'n/a' },
          { ...one, transferId: 8, amount: '5' },
        ],
      }),
      gateway,
    );
    await openPage('juan', odd);
    const [, unknown, known] = (await history()).getAllByRole('row');
    expect(unknown?.textContent).toContain('–');
    expect(unknown?.textContent).not.toContain('₱');
    expect(known?.textContent).toContain('−₱5.00');
  });

  it('moves nothing when the player changes their mind', async () => {
    const { user, app } = await openPage();
    await fill(user, '500');
    await user.click(within(await question('₱500.00')).getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500');
    expect(app.balance.state.centavos).toBe(10_000_00);
  });

  it('says at the field what is wrong with the amount', async () => {
    const { user } = await openPage();
    for (const [amount, words] of [
      ['99.99', 'The least is ₱100.00.'],
      ['50000.01', 'The most of one transfer is ₱50,000.00.'],
      ['10000.01', 'There is not that much in your main wallet.'],
    ] as const) {
      await fill(user, amount);
      expect(await screen.findByText(words)).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'The most you can send' }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('10000');
  });

  it('shows a wrong withdrawal password at its field', async () => {
    const { user } = await openPage();
    await fill(user, '500', '000000');
    await user.click(within(await question('₱500.00')).getByRole('button', { name: 'Send it' }));
    expect(await screen.findByText(/not your withdrawal password.*Tries left: 4/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is sent once when its answer is lost', async () => {
    const { user, app } = await openPage();
    await operator.failNext(transferToUpline, 503);
    await fill(user, '500');
    await user.click(within(await question('₱500.00')).getByRole('button', { name: 'Send it' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await history()).getAllByRole('row')).toHaveLength(2);
    await waitFor(() => expect(app.balance.state.centavos).toBe(9_500_00));
  });

  it('that was sent back says so, with the reason', async () => {
    const opened = await openPage();
    await fill(opened.user, '500');
    await opened.user.click(
      within(await question('₱500.00')).getByRole('button', { name: 'Send it' }),
    );
    await history();
    const [transfer] = await operator.uplineTransfers();
    await operator.returnUplineTransfer(transfer?.id ?? '', 'Sent by <b>mistake</b>');
    const { upline } = await opened.app.cashier();
    await upline.list.load();
    const table = await history();
    expect(await table.findByText('Sent back')).toBeTruthy();
    expect(table.getByText('Sent by <b>mistake</b>')).toBeTruthy();
  });

  it('needs a withdrawal password first', async () => {
    await openPage('luis');
    expect(await screen.findByText(/Transfers need your withdrawal password/)).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    const link = screen.getByRole('link', { name: 'Set a withdrawal password' });
    expect(link.getAttribute('href')).toContain('item=withdrawalPassword');
  });

  it('shows a failure with a retry', async () => {
    await operator.failNext(getUplineTransferTerms, 500);
    const { user } = await openScreen({ path, gateway, signedIn: 'juan' });
    const [retry] = await screen.findAllByRole('button', { name: /Try again/ });
    await user.click(retry ?? document.body);
    expect(await screen.findByText('Ana (ana)')).toBeTruthy();
  });
});

it('the page is not open to players without an upline, and without the module', async () => {
  await operator.account({ username: 'solo', password: demoPassword, type: 0 });
  const first = await openScreen({ path, gateway, signedIn: 'solo' });
  expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
  first.unmount();
  await operator.settings({ modules: { FUNDTRANS3: false } });
  await openScreen({ path, gateway, signedIn: 'juan' });
  expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
});
