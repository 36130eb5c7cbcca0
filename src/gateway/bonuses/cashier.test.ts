import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { endBonus } from './end-bonus.ts';

let test: Cashier;
let token: string;

beforeEach(async () => {
  test = await openCashier();
  const newcomer = { username: 'newcomer', password: demoPassword, type: 0 as const };
  await test.operator.account(newcomer);
  token = await test.signIn('newcomer');
  await test.request(calls.chooseNoLimit, {}, { token });
  return async () => {
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    await test.close();
  };
});

const offered = async () =>
  (await test.request(calls.getDepositSettings, {}, { token })).bonuses.map(({ id }) => id);
const purses = async () => {
  const { main, bonus } = await test.request(calls.getBalance, {}, { token });
  return [main, bonus];
};
const bonuses = async (view: 'active' | 'done' = 'active') =>
  (await test.request(calls.getBonuses, { view, size: 20 }, { token })).bonuses;

function begin(amount: number, bonusId = 'first-deposit') {
  const wanted = { key: randomUUID(), channel: 'agos', amount, bonusId };
  return test.request(calls.depositByLaunchUrl, wanted, { token });
}

async function pay(deposit: { readonly id: string }, centavos: number): Promise<void> {
  test.site.desk.pay(test.paymentOf(deposit), centavos);
  await test.settle();
}

/** Ends the active bonus of the member as its last bet does: its money becomes cash. */
async function turnOver(): Promise<void> {
  const [{ id } = { id: '' }] = await bonuses();
  await test.database.transaction(async (sql) => {
    const bonus = await sql
      .selectFrom('bonus')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await endBonus(sql, bonus, { reason: 'turnedOver', actor: 'member', at: Date.now() });
  });
}

/** Moves the clock on to a minute of a day of the week in Manila. Sunday is 0. The session has ended then. */
async function goTo(weekday: number, minute: number): Promise<void> {
  const { now } = await test.operator.advance(0);
  // 1970-01-01 was a Thursday.
  const today = 4 * 24 * 60 + Math.floor((now + 8 * 3_600_000) / 60_000);
  const week = 7 * 24 * 60;
  const ahead = (week + ((weekday * 24 * 60 + minute - today) % week)) % week;
  await test.operator.advance(ahead * 60);
  token = await test.signIn('newcomer');
}

describe('a deposit with a bonus', () => {
  it('grants it with the money, once, and offers it no more', async () => {
    expect(await offered()).toContain('first-deposit');
    const deposit = await begin(500);
    const title = 'First deposit, twice the light';
    expect(deposit.bonus).toMatchObject({ title, amount: null });
    await pay(deposit, 500_00);
    await test.settle();
    expect(await test.request(calls.getDeposit, { id: deposit.id }, { token })).toMatchObject({
      bonus: { title, amount: 500_00, goal: 15_000_00, done: 0 },
    });
    expect(await purses()).toEqual([500_00, 500_00]);
    expect(await bonuses()).toMatchObject([
      { state: 'active', amount: 500_00, goal: 15_000_00, done: 0, games: [{}, {}] },
    ]);
    expect(await offered()).not.toContain('first-deposit');
    await expect(begin(500)).rejects.toMatchObject({ code: 'bonus_unavailable' });
  });

  it('is refused below the least amount, and with an unknown bonus', async () => {
    await test.operator.send('PATCH', 'bonus-rules/first-deposit', { enabled: false });
    await expect(begin(500)).rejects.toMatchObject({ code: 'bonus_unavailable' });
    await expect(begin(500, 'reward')).rejects.toMatchObject({ code: 'bonus_unavailable' });
    await expect(begin(500, 'none')).rejects.toMatchObject({ code: 'bonus_unavailable' });
    await expect(begin(100, 'monday-reload')).rejects.toMatchObject({ code: 'bonus_unavailable' });
  });

  it('grants the first bonus once when two deposits with it are paid', async () => {
    const [one, two] = [await begin(500), await begin(700)];
    await Promise.all([pay(one, 500_00), pay(two, 700_00)]);
    const [cash, bonus] = await purses();
    expect(cash).toBe(1_200_00);
    expect([500_00, 700_00]).toContain(bonus);
    expect(await bonuses()).toHaveLength(1);
  });

  it('grants one of a day that was over when the payment arrived', async () => {
    await goTo(2, 60);
    await expect(begin(500, 'monday-reload')).rejects.toMatchObject({ code: 'bonus_unavailable' });
    await goTo(1, 24 * 60 - 5);
    const deposit = await begin(500, 'monday-reload');
    await test.operator.advance(10 * 60);
    await pay(deposit, 500_00);
    expect(await purses()).toEqual([500_00, 150_00]);
  });

  it('grants it for the amount that arrived, and not below the least', async () => {
    const little = await begin(500);
    await pay(little, 99_99);
    await test.operator.send('POST', `payments/${little.id}/credit`, {});
    expect(await purses()).toEqual([99_99, 0]);
    const first = { username: 'second', password: demoPassword, type: 0 as const };
    await test.operator.account(first);
    token = await test.signIn('second');
    await test.request(calls.chooseNoLimit, {}, { token });
    const less = await begin(500);
    await pay(less, 300_00);
    expect(await purses()).toEqual([0, 0]);
    await test.operator.send('POST', `payments/${less.id}/credit`, {});
    expect(await purses()).toEqual([300_00, 300_00]);
  });

  it('grants none whose rule was switched off meanwhile', async () => {
    const deposit = await begin(500);
    await test.operator.send('PATCH', 'bonus-rules/first-deposit', { enabled: false });
    await pay(deposit, 500_00);
    expect(await purses()).toEqual([500_00, 0]);
    expect(await bonuses()).toEqual([]);
    const { bonus } = await test.request(calls.getDeposit, { id: deposit.id }, { token });
    expect(bonus?.amount).toBe(0);
  });

  it.each([
    ['all', 0, 0],
    ['what is left', -700, 0],
    ['no more', 250, 250_00],
  ])(
    'that has become cash loses %s of it when the payment is taken back',
    async (_, played, left) => {
      const deposit = await begin(500);
      await pay(deposit, 500_00);
      await turnOver();
      expect(await purses()).toEqual([1_000_00, 0]);
      if (played !== 0) {
        const change = { key: 'played', amount: played, reason: 'Played' };
        await test.operator.send('POST', 'members/newcomer/balance', change);
      }
      test.site.desk.takeBack(test.paymentOf(deposit));
      await test.settle();
      expect(await purses()).toEqual([left, 0]);
    },
  );

  it('loses it when the payment is taken back', async () => {
    const deposit = await begin(500);
    await pay(deposit, 500_00);
    test.site.desk.takeBack(test.paymentOf(deposit));
    await test.settle();
    expect(await purses()).toEqual([0, 0]);
    expect(await bonuses('done')).toMatchObject([
      { state: 'forfeited', reason: 'depositReversed' },
    ]);
  });
});

describe('the operator', () => {
  it('offers a bonus, which the member accepts once', async () => {
    const path = 'members/newcomer/bonuses';
    const wanted = { key: 'gift', rule: 'reward', base: 50, offer: true };
    await test.operator.send('POST', path, wanted);
    const [offer] = await bonuses();
    expect(offer).toMatchObject({ state: 'offered', amount: 50_00, purse: 0 });
    const accept = () => test.request(calls.acceptBonus, { id: offer?.id ?? '' }, { token });
    expect(await Promise.all([accept(), accept()])).toMatchObject([
      { state: 'active', purse: 50_00 },
      { state: 'active', purse: 50_00 },
    ]);
    expect(await purses()).toEqual([0, 50_00]);
  });

  it('gives a bonus, lists it and takes it back', async () => {
    const path = 'members/newcomer/bonuses';
    const given = await test.operator.send('POST', path, { key: 'gift', rule: 'reward', base: 50 });
    expect(await test.operator.send('GET', path)).toMatchObject([
      { ...Object(given), rule: 'reward' },
    ]);
    const { id } = (await bonuses())[0] ?? { id: '' };
    expect(await test.operator.send('POST', `${path}/${id}/end`, {})).toEqual({ done: true });
    expect(await test.operator.send('POST', `${path}/${id}/end`, {})).toEqual({ done: false });
    expect(await bonuses('done')).toMatchObject([{ state: 'forfeited', reason: 'operator' }]);
    expect(await test.operator.send('GET', 'bonus-rules')).toContainEqual(
      expect.objectContaining({ id: 'reward', active: 0, ended: 1 }),
    );
  });
});

it('belongs to its member', async () => {
  const wanted = { key: 'gift', rule: 'reward', base: 50 };
  await test.operator.send('POST', 'members/newcomer/bonuses', wanted);
  const { id } = (await bonuses())[0] ?? { id: '' };
  const stranger = { token: await test.signIn('juan') };
  const foreign = test.request(calls.giveUpBonus, { id }, stranger);
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  const own = await test.request(calls.giveUpBonus, { id }, { token });
  expect(own).toMatchObject({ state: 'forfeited', reason: 'givenUp', purse: 0 });
});
