import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { languageCodes } from '#protocol/model/language.ts';
import {
  openPointMall,
  type PointMallTest,
  type Shopper,
  wholeCatalogue,
} from '#tests/support/open-point-mall.ts';
import { knownAmount } from '#tests/support/known-amount.ts';

let test: PointMallTest;
let juan: Shopper;

beforeAll(async () => {
  test = await openPointMall();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  // The points of past turnover are credited now, and not while a test runs.
  await test.operator.jobs();
  juan = await test.shopper('juan');
});

const place = { address: 'Juan dela Cruz, Cebu City', phone: '0917 555 0001' };

describe('the catalogue', () => {
  it('is open to guests, in every language and by kind', async () => {
    for (const language of languageCodes) {
      const all = await test.request(calls.getPointReward, wholeCatalogue, { language });
      expect(all.items.length).toBeGreaterThan(15);
      expect(all.items.filter(({ name, description }) => !name || !description)).toEqual([]);
    }
    const gifts = await test.request(calls.getPointReward, { kind: 'gift', page: 1, size: 5 });
    expect(gifts.items.map(({ kind, isSent }) => [kind, isSent])).toEqual(
      Array.from({ length: 5 }, () => ['gift', true]),
    );
    expect(gifts.pages).toBe(2);
    await expect(test.request(calls.getPointBalance, {})).rejects.toMatchObject({ status: 401 });
  });

  it('has a picture of each item', async () => {
    const { items } = await test.request(calls.getPointReward, wholeCatalogue);
    for (const { picture } of items) {
      expect((await test.fetchRaw(picture ?? '')).status).toBe(200);
    }
  });
});

describe('a redemption', () => {
  it('takes the points and the pesos, and waits for the operator', async () => {
    const before = await juan.purses();
    const bangka = await juan.redeem('bangka', place);
    expect(bangka).toMatchObject({
      type: 'gift',
      state: 'inProcess',
      points: 4_000,
      amount: 150_00,
      account: 'juan',
      ...place,
      change: -4_000,
      balance: before.points - 4_000,
    });
    expect(await juan.purses()).toEqual({
      points: before.points - 4_000,
      centavos: knownAmount(before.centavos) - 150_00,
    });
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('is made once for a key', async () => {
    const before = await juan.purses();
    const key = randomUUID();
    const [one, two] = await Promise.all([
      juan.redeem('host-call', { key }),
      juan.redeem('host-call', { key }),
    ]);
    expect(two).toEqual(one);
    await expect(juan.redeem('mangga', { ...place, key })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect((await juan.purses()).points).toBe(before.points - 1_200);
  });

  it('of chips puts money into the balance at once', async () => {
    const before = await juan.purses();
    expect(await juan.redeem('chips-50')).toMatchObject({ state: 'approved', pays: 50_00 });
    const after = await juan.purses();
    expect(after).toEqual({
      points: before.points - 4_000,
      centavos: knownAmount(before.centavos) + 50_00,
    });
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('needs the password, the address and the number', async () => {
    const before = await juan.purses();
    for (const missing of [{ withdrawalPassword: '' }, { address: '' }, { phone: '' }]) {
      await expect(juan.redeem('mangga', { ...place, ...missing })).rejects.toMatchObject({
        code: 'redemption_incomplete',
      });
    }
    await expect(
      juan.redeem('mangga', { ...place, withdrawalPassword: '000000' }),
    ).rejects.toMatchObject({ code: 'withdrawal_password_incorrect', value: { triesLeft: 4 } });
    expect(await juan.purses()).toEqual(before);
  });

  it('needs the price, the type and the quantity of the item, and a real number', async () => {
    const before = await juan.purses();
    const wrong = [
      { points: 1 },
      { amount: 5 },
      { type: 'chips' as const },
      { quantity: 9, points: 9 * 1_500 },
      { phone: 'call me' },
      { account: 'ana' },
    ];
    for (const values of wrong) {
      await expect(juan.redeem('mangga', { ...place, ...values })).rejects.toMatchObject({
        code: 'redemption_incorrect',
      });
    }
    await expect(juan.redeem('unknown', { points: 5 })).rejects.toMatchObject({
      code: 'redemption_incorrect',
    });
    expect(await juan.purses()).toEqual(before);
  });

  it('is refused without enough points or pesos, and takes nothing from the stock', async () => {
    const before = await juan.purses();
    await expect(juan.redeem('gem-voucher')).rejects.toMatchObject({ code: 'insufficient_points' });
    const amount = -knownAmount(before.centavos) / 100 + 10;
    const correction = { key: 'poor', amount, reason: 'Test' };
    await test.operator.send('POST', 'members/juan/balance', correction);
    await expect(juan.redeem('bangka', place)).rejects.toMatchObject({
      code: 'insufficient_balance',
    });
    expect((await juan.purses()).points).toBe(before.points);
    expect(await juan.stockOf('bangka')).toBe(5);
    expect(await juan.stockOf('gem-voucher')).toBe(25);
  });

  it('keeps its address encrypted, and in the address book when the member wants it', async () => {
    const book = () => test.request(calls.getPointAddresses, {}, juan);
    const known = (await book()).length;
    await juan.redeem('mangga', { ...place, keepAddress: false });
    expect(await book()).toHaveLength(known);
    await juan.redeem('mangga', { ...place, keepAddress: true });
    await juan.redeem('host-call');
    const [kept] = await book();
    expect(kept).toMatchObject(place);
    const rows = await test.database.sql
      .selectFrom('redemption')
      .select('delivery')
      .where('delivery', 'is not', null)
      .execute();
    expect(rows.filter(({ delivery }) => !delivery?.startsWith('enc1:'))).toEqual([]);
    const rest = await test.request(calls.removePointAddress, { id: kept?.id ?? '' }, juan);
    expect(rest).toHaveLength(known);
  });

  it('is not for trial accounts', async () => {
    const { token } = await test.request(calls.signInFreePlay, { os: 'Linux' });
    const points = { key: randomUUID(), points: 100, amount: 1, withdrawalPassword: '246810' };
    await expect(test.request(calls.convertPoint, points, { token })).rejects.toMatchObject({
      code: 'need_true_account',
    });
  });
});

describe('the operator', () => {
  it('approves a gift once, with courier and tracking number, and the member is notified', async () => {
    const { id } = await juan.redeem('mangga', place);
    const sent = { courier: 'Ligaya Express', tracking: 'LX 1' };
    expect(await test.end(id, 'approve', sent)).toEqual({ changed: true });
    expect(await test.end(id, 'approve', sent)).toEqual({ changed: false });
    expect(await test.end(id, 'reject', { reason: 'Late' })).toEqual({ changed: false });
    const [first] = (await juan.history()).redemptions;
    expect(first).toMatchObject({ id, state: 'approved', ...sent });
    const { titles } = await test.database.sql
      .selectFrom('message')
      .select('titles')
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(titles.EN).toBe('Your gift is on its way');
  });

  it('rejects with a reason: points, pesos and pieces go back', async () => {
    const before = await juan.purses();
    const { id } = await juan.redeem('bangka', place);
    expect(await juan.stockOf('bangka')).toBe(4);
    expect(await test.end(id, 'reject', { reason: 'Damaged' })).toEqual({ changed: true });
    expect(await juan.purses()).toEqual(before);
    expect(await juan.stockOf('bangka')).toBe(5);
    const [first] = (await juan.history()).redemptions;
    expect(first).toMatchObject({
      id,
      state: 'rejected',
      reason: 'Damaged',
      change: -4_000,
      balance: before.points - 4_000,
      returned: { points: 4_000, balance: before.points },
    });
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('approves a voucher, which pays then', async () => {
    const before = await juan.purses();
    const { id } = await juan.redeem('fiesta-voucher');
    expect((await juan.purses()).centavos).toBe(knownAmount(before.centavos) - 100_00);
    await test.end(id, 'approve', { courier: '', tracking: '' });
    expect((await juan.purses()).centavos).toBe(knownAmount(before.centavos) + 50_00);
  });

  it('changes the stock, takes items off, and corrects points once', async () => {
    await test.operator.send('PATCH', 'point-items', { code: 'bola', stock: 0 });
    await expect(juan.redeem('bola', place)).rejects.toMatchObject({ code: 'item_sold_out' });
    await test.operator.send('PATCH', 'point-items', { code: 'bola', enabled: false });
    await expect(juan.redeem('bola', { ...place, points: 2_800 })).rejects.toMatchObject({
      code: 'redemption_incorrect',
    });
    const before = await juan.purses();
    const correction = { key: 'one', points: 500, reason: 'Sorry for the wait' };
    for (let times = 0; times < 2; times += 1) {
      await test.operator.send('POST', 'members/juan/points', correction);
    }
    expect((await juan.purses()).points).toBe(before.points + 500);
  });
});

describe('converting points', () => {
  const convert = (points: number, amount: number, key: string = randomUUID()) =>
    test.request(calls.convertPoint, { key, points, amount, withdrawalPassword: '246810' }, juan);

  it('pays by the exchange rate of the number of points, once by key', async () => {
    const before = await juan.purses();
    const key = randomUUID();
    const converted = await convert(1_050, 11.55, key);
    expect(converted).toMatchObject({ type: 'money', state: 'approved', pays: 11_55 });
    expect(await convert(1_050, 11.55, key)).toEqual(converted);
    expect(await juan.purses()).toEqual({
      points: before.points - 1_050,
      centavos: knownAmount(before.centavos) + 11_55,
    });
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('refuses too few points and another amount than the table gives', async () => {
    for (const [points, amount] of [
      [99, 0.99],
      [1_050, 11.56],
    ] as const) {
      await expect(convert(points, amount)).rejects.toMatchObject({ code: 'redemption_incorrect' });
    }
  });

  it('is in the account record as points exchanged for money', async () => {
    const { id } = await convert(1_000, 11);
    const to = Date.now() + 60_000;
    const period = { from: to - 3_600_000, to, page: 1, size: 10, code: '' as const };
    const { records } = await test.request(calls.getAccountRecords, { ...period, order: id }, juan);
    expect(records).toMatchObject([{ kind: 'redemption', amount: 11_00, state: 'done' }]);
  });
});

it('shows each change of the points with the points after it', async () => {
  const { points } = await juan.purses();
  const { id } = await juan.redeem('host-call');
  await test.end(id, 'reject', { reason: 'Nobody is free' });
  const { records, pages } = await test.request(calls.getPointRecords, { page: 1, size: 3 }, juan);
  expect(records.slice(0, 2)).toMatchObject([
    { kind: 'return', points: 1_200, balance: points, orderNo: id, remark: 'Nobody is free' },
    { kind: 'redeem', points: -1_200, balance: points - 1_200, orderNo: id },
  ]);
  expect(pages).toBeGreaterThan(1);
});
