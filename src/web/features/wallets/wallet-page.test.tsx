import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import {
  getWalletTransfers,
  transferBetweenWallets,
} from '#protocol/calls/cashier/wallet-transfers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
beforeEach(() => operator.settings({ singleWallet: false }));
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=wallet';

/** Opens the wallet page of juan, who has 10,000 pesos, with wallets apart. */
async function openWallets() {
  const opened = await openScreen({ path, signedIn: 'juan', gateway });
  const full = within(await screen.findByRole('list', { name: 'Wallets with money' }));
  return { ...opened, full };
}

type User = Awaited<ReturnType<typeof openWallets>>['user'];

async function fill(user: User, to: string, amount: string) {
  await user.selectOptions(screen.getByLabelText('To'), to);
  const field = screen.getByLabelText('Amount');
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: 'Move the money' }));
}

describe('the wallets', () => {
  it('move money to a vendor, and all of it back in one press', async () => {
    const { user, full } = await openWallets();
    expect(full.getAllByRole('listitem')).toHaveLength(1);
    await fill(user, 'Habagat Reels', '1500.5');
    expect(await full.findByText('Habagat Reels')).toBeTruthy();
    expect(full.getByText('₱8,499.50')).toBeTruthy();
    expect(full.getByText('₱1,500.50')).toBeTruthy();
    const history = within(await screen.findByRole('table', { name: 'Transfers between wallets' }));
    expect(history.getByText('From Main wallet to Habagat Reels')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Bring everything back' }));
    expect(await full.findByText('₱10,000.00')).toBeTruthy();
    expect(await history.findByText('Everything back to your main wallet')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Bring everything back' })).toBeNull(),
    );
  });

  it('whose amounts are unknown are not compared with what is moved', async () => {
    const { platform } = await withChangedReply(
      getBalance,
      () => ({
        sumBalance: 'n/a',
        balance: [
          { accountTypeId: 0, availBalance: {} },
          { accountTypeId: 1, vassalage: 'HABAGAT', accountTypeName: 'Habagat Reels' },
        ],
        bonusBalance: 'n/a',
      }),
      gateway,
    );
    const { user } = await openScreen({ path, signedIn: 'juan', gateway, platform });
    const full = within(await screen.findByRole('list', { name: 'Wallets with money' }));
    expect(full.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/–$/),
      expect.stringMatching(/–/),
    ]);
    const [header] = screen.getAllByText('Balance', { selector: 'header *' });
    expect(header?.parentElement?.textContent).toBe('Balance–');
    const card = within(screen.getByRole('region', { name: 'Balance' }));
    expect(card.getAllByText('–')).toHaveLength(4);
    expect(card.queryByText(/₱/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'All of this wallet' })).toBeNull();
    await fill(user, 'Habagat Reels', '1500.5');
    expect(await screen.findByText('₱1,500.50 is in Habagat Reels now.')).toBeTruthy();
  });

  it('show a transfer of an unknown amount as unknown', async () => {
    const one = { type: 'move', fromVassalage: null, toVassalage: 'TALA' };
    const { platform } = await withChangedReply(
      getWalletTransfers,
      () => ({
        list: [
          { ...one, transferId: 1, amount: 'n/a' },
          { ...one, transferId: 2, amount: '1,250.5' },
        ],
      }),
      gateway,
    );
    await openScreen({ path, signedIn: 'juan', gateway, platform });
    const history = within(await screen.findByRole('table', { name: 'Transfers between wallets' }));
    const [, unknown, known] = history.getAllByRole('row');
    expect(unknown?.textContent).toMatch(/–/);
    expect(unknown?.textContent).not.toContain('₱');
    expect(known?.textContent).toContain('₱1,250.50');
  });

  it('fill in the form from a wallet, with the focus on the amount', async () => {
    const { user } = await openWallets();
    await user.click(screen.getByText(/^Other vendors/));
    await user.click(await screen.findByRole('button', { name: 'Put money into Habagat Reels' }));
    expect(screen.getByLabelText<HTMLSelectElement>('To').value).toBe('HABAGAT');
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(document.activeElement).toBe(amount);
    await user.click(screen.getByRole('button', { name: 'All of this wallet' }));
    expect(amount.value).toBe('10000');
  });

  it('say at the field why money cannot be moved', async () => {
    const { user } = await openWallets();
    await fill(user, 'Habagat Reels', '10000.01');
    expect(await screen.findByText('There is not that much in this wallet.')).toBeTruthy();
    await fill(user, 'Main wallet', '1');
    expect(await screen.findByText(/Please choose another wallet/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount'));
    await user.click(screen.getByRole('button', { name: 'Move the money' }));
    expect(await screen.findByText('Please type an amount.')).toBeTruthy();
  });

  it('send the same transfer once when its answer is lost', async () => {
    const { user, full } = await openWallets();
    await operator.failNext(transferBetweenWallets, 503);
    await fill(user, 'Habagat Reels', '100');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await full.findByText('₱9,900.00')).toBeTruthy();
    const history = within(await screen.findByRole('table', { name: 'Transfers between wallets' }));
    expect(history.getAllByRole('row')).toHaveLength(2);
  });

  it('keep the choice that money comes along with a game', async () => {
    const { user, app } = await openWallets();
    const choice = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /Move my whole balance/,
    });
    expect(choice.checked).toBe(false);
    await user.click(choice);
    await waitFor(() => expect(app.walletMode.state.movesToGames).toBe(true));
    expect(choice.checked).toBe(true);
  });

  it('show a failure of the history with a retry, and their own beside it', async () => {
    await operator.failNext(getWalletTransfers, 500);
    const { user } = await openScreen({ path, signedIn: 'juan', gateway });
    const section = (await screen.findByRole('heading', { name: 'Transfers so far' }))
      .parentElement;
    const history = within(section ?? document.body);
    await user.click(await history.findByRole('button', { name: /Try again/ }));
    expect(await history.findByText('No transfer yet')).toBeTruthy();
  });

  it('stand with hostile names and huge amounts', async () => {
    const wallet = (type: number, name: string) => ({
      accountTypeId: type,
      availBalance: 90_000_000_000_000,
      vassalage: `V${type}`,
      accountTypeName: name,
    });
    const names = ['<img src=x onerror=alert(1)>', '\u202Eetavirp', 'x'.repeat(300)];
    const changed = await withChangedReply(getBalance, (value) => ({
      ...value,
      balance: names.map((name, n) => wallet(200 + n, name)),
    }));
    await changed.gateway.operator.settings({ singleWallet: false });
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const full = within(await screen.findByRole('list', { name: 'Wallets with money' }));
    expect(full.getByText(names[0] ?? '')).toBeTruthy();
    expect(full.getByText('x'.repeat(100))).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the wallet page', () => {
  it('is closed while all games share one wallet', async () => {
    await operator.settings({ singleWallet: true });
    const { app } = await openScreen({ path, signedIn: 'juan', gateway });
    expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
    expect(app.walletMode.state.single).toBe(true);
  });

  it('is in the menu else, and the balance has its parts', async () => {
    const { app, user } = await openScreen({ path: '/member', signedIn: 'juan', gateway });
    const { wallets } = await app.cashier();
    await wallets.move({ from: null, to: 'HABAGAT', amount: 2_500_00 });
    const money = within(await screen.findByRole('region', { name: 'Balance' }));
    const figureOf = async (name: string) =>
      (await money.findByText(name)).closest('dt')?.nextSibling?.textContent;
    expect(await figureOf('You can withdraw')).toBe('₱7,500.00');
    expect(await figureOf('In wallets of vendors')).toBe('₱2,500.00');
    expect(money.getByText('₱10,000.00')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Wallets' }));
    expect(await screen.findByRole('list', { name: 'Wallets with money' })).toBeTruthy();
  });
});
