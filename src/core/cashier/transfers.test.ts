import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transferBetweenWallets } from '#protocol/calls/cashier/wallet-transfers.ts';
import { transferToUpline } from '#protocol/calls/cashier/upline-transfers.ts';
import { demoWithdrawalPassword as withdrawalPassword } from '#demo/content/accounts.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { mostToUpline, transferFault } from './cashier.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterAll(() => gateway.close());
beforeEach(() => operator.settings({ singleWallet: false }));
afterEach(() => operator.reset());

async function open() {
  const opened = await openApp({ gateway, signedIn: 'juan' });
  await vi.waitFor(() => expect(opened.app.walletMode.state.phase).toBe('ready'));
  return { ...opened, ...(await opened.app.cashier()) };
}

const move = { from: null, to: 'HABAGAT', amount: 100_00 };

describe('the wallets of the app', () => {
  it('know the mode of the operator, and forget it with the session', async () => {
    const { app, close } = await open();
    expect(app.walletMode.state).toMatchObject({ single: false, movesToGames: false });
    await app.session.signOut();
    expect(app.walletMode.state.single).toBe(true);
    await close();
  });

  it('move money, and the balance and the list follow', async () => {
    const { app, wallets, close } = await open();
    await app.balance.load();
    await wallets.list.load();
    await wallets.move(move);
    await vi.waitFor(() => {
      expect(app.balance.state).toMatchObject({ centavos: 10_000_00, main: 9_900_00 });
      expect(wallets.list.state.rows).toMatchObject([{ to: 'HABAGAT', amount: 100_00 }]);
    });
    expect(await wallets.collect()).toBe(100_00);
    await vi.waitFor(() => expect(app.balance.state.main).toBe(10_000_00));
    await close();
  });

  it('send the same move again by the key of the one without an answer, and a new one by another', async () => {
    const { wallets, requests, close } = await open();
    await operator.failNext(transferBetweenWallets, 503);
    await expect(wallets.move(move)).rejects.toThrow();
    await wallets.move(move);
    await wallets.move(move);
    await wallets.list.load();
    expect(wallets.list.state.rows).toHaveLength(2);
    const sent = requests.filter(
      ({ url }) => new URL(url).pathname === transferBetweenWallets.path,
    );
    expect(sent).toHaveLength(3);
    const bodies = await Promise.all(sent.map((request) => request.text()));
    expect(bodies.some((body) => body.includes('HABAGAT'))).toBe(false);
    await close();
  });

  it('keep the choice of the member', async () => {
    const { app, wallets, close } = await open();
    await wallets.setMovesToGames(true);
    await vi.waitFor(() => expect(app.walletMode.state.movesToGames).toBe(true));
    await close();
  });
});

describe('transfers to the upline', () => {
  it('are sealed, happen once, and renew the terms', async () => {
    const { app, upline, requests, close } = await open();
    await upline.load();
    await upline.list.load();
    const wanted = { recipient: 'ana', amount: 500_00, remark: 'x', withdrawalPassword };
    await operator.failNext(transferToUpline, 503);
    await expect(upline.send(wanted)).rejects.toThrow();
    await upline.send(wanted);
    await vi.waitFor(() => {
      expect(upline.state.terms).toMatchObject({ available: 9_500_00, timesLeft: 9 });
      expect(upline.list.state.rows).toMatchObject([{ direction: 'OUT', amount: 500_00 }]);
      expect(app.balance.state.centavos).toBe(9_500_00);
    });
    const sent = requests.filter(({ url }) => url.includes(transferToUpline.path));
    const bodies = await Promise.all(sent.map((request) => request.text()));
    expect(bodies.some((body) => body.includes(withdrawalPassword))).toBe(false);
    await close();
  });

  const terms = {
    recipient: { account: 'ana', nickname: 'Ana' },
    least: 100,
    most: 600,
    dayMost: 900,
    dayLeft: 500,
    timesLeft: 1,
    available: 450,
    hasPassword: true,
  };

  it.each([
    [null, {}, 'required'],
    [0, {}, 'required'],
    [99, {}, 'least'],
    [601, {}, 'most'],
    [501, {}, 'day'],
    [451, {}, 'balance'],
    [450, {}, null],
    [100, { timesLeft: 0 }, 'times'],
    [9_999, { most: null, dayLeft: null, available: null, timesLeft: null }, null],
  ] as const)('check %s with %o', (amount, more, fault) => {
    expect(transferFault({ ...terms, ...more }, amount)).toBe(fault);
  });

  it.each([
    [{}, 450],
    [{ available: 700 }, 500],
    [{ available: 700, dayLeft: 900 }, 600],
    [{ available: 99 }, 0],
    [{ timesLeft: 0 }, 0],
    [{ available: null }, 0],
    [{ available: 700, most: null, dayLeft: null, timesLeft: null }, 700],
  ] as const)('offer at most, with %o', (more, most) => {
    expect(mostToUpline({ ...terms, ...more })).toBe(most);
  });
});
