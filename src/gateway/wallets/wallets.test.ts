import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { getAccountRecords } from '#protocol/calls/records/account-records.ts';
import { getSlotBets } from '#protocol/calls/records/bet-records.ts';
import { getProfit } from '#protocol/calls/records/profit.ts';
import {
  getWalletTransfers,
  setMovesToGames,
  transferBetweenWallets,
} from '#protocol/calls/cashier/wallet-transfers.ts';
import { getMerchantWallet } from '#protocol/calls/cashier/merchant-wallet.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { games } from '#demo/content/games.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
  await test.operator.settings({ singleWallet: false });
});
afterAll(() => test.close());

const slot = games.find(({ kind, leastBet }) => kind === 'slot' && leastBet === 100);
const other = games.find(({ vendor }) => vendor !== slot?.vendor)?.vendor ?? '';
const vendor = slot?.vendor ?? '';

let nth = 0;
const newKey = () => crypto.randomUUID();

/** Adds a player with 1,000 pesos in the main wallet and signs in. */
async function addPlayer(): Promise<string> {
  const username = `wallet${(nth += 1)}`;
  await test.operator.account({ username, password: 'Bangka2026', type: 0, balance: 1_000 });
  return test.signIn(username, 'Bangka2026');
}

async function balances(token: string) {
  const { centavos, main, wallets } = await test.request(getBalance, {}, { token });
  const full = wallets.filter((one) => one.vendor !== null && knownAmount(one.centavos) > 0);
  return { centavos, main, vendors: Object.fromEntries(full.map((w) => [w.vendor, w.centavos])) };
}

type End = string | null;

interface Ends {
  readonly from: End;
  readonly to: End;
}

function move(token: string, { from, to }: Ends, amount: number, key = newKey()) {
  const request = { kind: 'MOVE' as const, from, to, amount, key };
  return test.request(transferBetweenWallets, request, { token });
}

const collect = (token: string, key = newKey()) =>
  test.request(transferBetweenWallets, { kind: 'COLLECT', key }, { token });

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

/** Launches the slot and returns its balance at the start and a function that plays a round. */
async function openSlot(token: string) {
  if (!slot) throw new Error('The demo has no slot');
  const { gameId, nodeId } = slot;
  const { url } = await test.request(
    launchGame,
    { launchMode: 'GLS', vendor, gameId, nodeId },
    { token },
  );
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session, balanceCentavos } = await post('/slot/open', { ticket, parents: [] });
  const play = (stakeCentavos: number) =>
    post('/slot/play', { session, key: newKey(), stakeCentavos });
  return { balanceCentavos, play };
}

describe('wallets of vendors', () => {
  it('are listed beside the main one while they are apart', async () => {
    const token = await addPlayer();
    const { wallets } = await test.request(getBalance, {}, { token });
    expect(wallets[0]).toMatchObject({ kind: 'main', vendor: null, centavos: 1_000_00 });
    expect(wallets.find((one) => one.vendor === vendor)).toMatchObject({
      kind: 'vendor',
      centavos: 0,
      underMaintenance: false,
    });
    expect(new Set(wallets.map(({ type }) => type)).size).toBe(wallets.length);
    const { single } = await test.request(getMerchantWallet, {}, { token });
    expect(single).toBe(false);
  });

  it('receive, give back and pass on money, with the total unchanged', async () => {
    const token = await addPlayer();
    await move(token, { from: null, to: vendor }, 400.25);
    await move(token, { from: vendor, to: other }, 100);
    expect(await balances(token)).toEqual({
      centavos: 1_000_00,
      main: 599_75,
      vendors: { [vendor]: 300_25, [other]: 100_00 },
    });
    expect(await collect(token)).toMatchObject({ amount: 400_25 });
    expect(await balances(token)).toEqual({ centavos: 1_000_00, main: 1_000_00, vendors: {} });
    expect(await collect(token)).toMatchObject({ amount: 0 });
    const history = await test.request(getWalletTransfers, { page: 1, size: 10 }, { token });
    expect(history.transfers).toMatchObject([
      { kind: 'COLLECT', from: null, to: null, amount: 400_25 },
      { kind: 'MOVE', from: vendor, to: other, amount: 100_00 },
      { kind: 'MOVE', from: null, to: vendor, amount: 400_25 },
    ]);
    expect(history.pages).toBe(1);
  });

  it('move the whole balance once when it is asked for twice at once', async () => {
    const token = await addPlayer();
    const results = await Promise.allSettled([
      move(token, { from: null, to: vendor }, 1_000),
      move(token, { from: null, to: other }, 1_000),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'insufficient_balance' });
    expect(await balances(token)).toMatchObject({ centavos: 1_000_00, main: 0 });
  });

  it('answer a repeated key with the first transfer, and refuse it for another one', async () => {
    const token = await addPlayer();
    const key = newKey();
    const answers = await Promise.all([
      move(token, { from: null, to: vendor }, 10, key),
      move(token, { from: null, to: vendor }, 10, key),
      move(token, { from: null, to: vendor }, 10, key),
    ]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await balances(token)).toMatchObject({ main: 990_00, vendors: { [vendor]: 10_00 } });
    const reused = { code: 'key_reused' };
    await expect(move(token, { from: null, to: vendor }, 11, key)).rejects.toMatchObject(reused);
    await expect(move(token, { from: null, to: other }, 10, key)).rejects.toMatchObject(reused);
    await expect(collect(token, key)).rejects.toMatchObject(reused);
    const collected = newKey();
    const first = await collect(token, collected);
    await move(token, { from: null, to: vendor }, 10);
    expect(await collect(token, collected)).toEqual(first);
    expect(await balances(token)).toMatchObject({ vendors: { [vendor]: 10_00 } });
  });

  it.each([0, -1, 0.001, 1.005, Infinity, Number.NaN, 1e17, '1,000', '๑๐๐', '10', null])(
    'refuse %s pesos',
    async (amount) => {
      const token = await addPlayer();
      const request = move(token, { from: null, to: vendor }, amount as number);
      await expect(request).rejects.toMatchObject({ status: 400, code: 'request_invalid' });
      expect(await balances(token)).toMatchObject({ main: 1_000_00, vendors: {} });
    },
  );

  it('refuse unknown vendors, closed ones, equal ends, and more than there is', async () => {
    const token = await addPlayer();
    const refusal = (code: string) => ({ code });
    await expect(move(token, { from: null, to: 'NOBODY' }, 1)).rejects.toMatchObject(
      refusal('not_found'),
    );
    await expect(move(token, { from: vendor, to: vendor }, 1)).rejects.toMatchObject(
      refusal('request_invalid'),
    );
    await expect(move(token, { from: null, to: null }, 1)).rejects.toMatchObject(
      refusal('request_invalid'),
    );
    const tooMuch = refusal('insufficient_balance');
    await expect(move(token, { from: null, to: vendor }, 1_000.01)).rejects.toMatchObject(tooMuch);
    await expect(move(token, { from: vendor, to: null }, 0.01)).rejects.toMatchObject(tooMuch);
    await move(token, { from: null, to: vendor }, 5);
    await test.operator.vendor(vendor, true);
    const closed = refusal('game_under_maintenance');
    await expect(move(token, { from: null, to: vendor }, 1)).rejects.toMatchObject(closed);
    await move(token, { from: vendor, to: null }, 5);
    await test.operator.vendor(vendor, false);
  });

  it('cannot be transferred to by a trial account, or without the module', async () => {
    await test.operator.account({ username: 'trialer', password: 'Bangka2026', type: 4 });
    const trial = await test.signIn('trialer', 'Bangka2026');
    await expect(move(trial, { from: null, to: vendor }, 1)).rejects.toMatchObject({
      code: 'need_true_account',
    });
    const token = await addPlayer();
    await test.operator.settings({ modules: { FUNDTRANS3: false } });
    const off = { code: 'function.not.available' };
    await expect(move(token, { from: null, to: vendor }, 1)).rejects.toMatchObject(off);
    await test.operator.settings({ modules: { FUNDTRANS3: true } });
  });
});

describe('a game of a vendor with a wallet', () => {
  it('is played from that wallet, and pays into it', async () => {
    const token = await addPlayer();
    const { play: playPoor } = await openSlot(token);
    expect(await playPoor(100)).toMatchObject({ status: 409, reason: 'insufficient_balance' });
    await move(token, { from: null, to: vendor }, 200);
    const { balanceCentavos, play } = await openSlot(token);
    expect(balanceCentavos).toBe(200_00);
    const { payoutCentavos, balanceCentavos: after } = await play(100);
    expect(after).toBe(200_00 - 100 + Number(payoutCentavos));
    const total = 1_000_00 - 100 + Number(payoutCentavos);
    expect(await balances(token)).toEqual({
      centavos: total,
      main: 800_00,
      vendors: { [vendor]: after },
    });
  });

  it('counts in the records and in profit and loss, and transfers do not', async () => {
    const token = await addPlayer();
    const period = { from: Date.now() - 3_600_000, to: Date.now() + 3_600_000 };
    const page = { page: 1, size: 50 };
    await move(token, { from: null, to: vendor }, 200);
    const { play } = await openSlot(token);
    const { payoutCentavos } = await play(500);
    const paid = Number(payoutCentavos);
    const record = await test.request(
      getAccountRecords,
      { ...period, ...page, code: '' },
      { token },
    );
    const rows = record.records.map(({ kind, amount, vendor: of }) => ({ kind, amount, of }));
    expect(rows.filter(({ kind }) => kind === 'transfer')).toEqual([]);
    expect(rows).toContainEqual({ kind: 'stake', amount: -500, of: vendor });
    if (paid > 0) expect(rows).toContainEqual({ kind: 'settle', amount: paid, of: vendor });
    expect(record.total).toEqual({ in: 1_000_00 + paid, out: 500 });
    const bets = await test.request(
      getSlotBets,
      { ...period, ...page, vendor, order: '' },
      { token },
    );
    expect(bets.bets).toMatchObject([{ stake: 500, payout: paid }]);
    const profit = await test.request(getProfit, { ...period, by: 'D' }, { token });
    expect(profit.total).toMatchObject({ stake: 500, payout: paid, profit: paid - 500 });
  });

  it('takes the whole balance along when the member has chosen that', async () => {
    const token = await addPlayer();
    await move(token, { from: null, to: other }, 300);
    await openSlot(token);
    expect(await balances(token)).toMatchObject({ main: 700_00, vendors: { [other]: 300_00 } });
    await test.request(setMovesToGames, { movesToGames: true }, { token });
    expect(await test.request(getMerchantWallet, {}, { token })).toMatchObject({
      movesToGames: true,
    });
    const { balanceCentavos } = await openSlot(token);
    expect(balanceCentavos).toBe(1_000_00);
    expect(await balances(token)).toEqual({
      centavos: 1_000_00,
      main: 0,
      vendors: { [vendor]: 1_000_00 },
    });
    const { transfers } = await test.request(getWalletTransfers, { page: 1, size: 1 }, { token });
    expect(transfers).toMatchObject([{ kind: 'LAUNCH', to: vendor, amount: 1_000_00 }]);
  });

  it('has the money back in the main wallet when the operator joins the wallets', async () => {
    const token = await addPlayer();
    await move(token, { from: null, to: vendor }, 250);
    await test.operator.settings({ singleWallet: true });
    expect(await balances(token)).toEqual({ centavos: 1_000_00, main: 1_000_00, vendors: {} });
    const off = { code: 'function.not.available' };
    await expect(move(token, { from: null, to: vendor }, 1)).rejects.toMatchObject(off);
    const { balanceCentavos } = await openSlot(token);
    expect(balanceCentavos).toBe(1_000_00);
    const { single } = await test.request(getMerchantWallet, {}, { token });
    expect(single).toBe(true);
    await test.operator.settings({ singleWallet: false });
  });
});
