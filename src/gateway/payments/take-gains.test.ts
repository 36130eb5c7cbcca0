import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { noConditions } from '../offers/offers.ts';
import { endBonus } from '../bonuses/end-bonus.ts';
import { loadPasts } from '../seed/past/past.ts';

const weekSeconds = 7 * 24 * 3_600;

let test: Cashier;
let token: string;
let memberId: string;
let username: string;
let nth = 0;

beforeAll(async () => {
  test = await openCashier();
  await test.operator.settings({ rewardConditions: { ...noConditions, plays: 1 } });
});
afterAll(async () => {
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
  await test.close();
});
beforeEach(async () => {
  username = `saver${(nth += 1)}`;
  ({ token, memberId } = await addMember(username));
});

/** Adds a member without money, who signs in from an address. */
async function addMember(name: string, ip = '192.0.2.1') {
  await test.operator.account({ username: name, password: demoPassword, type: 0 });
  const members = test.database.sql.selectFrom('member').select('id');
  const { id } = await members.where('username', '=', name).executeTakeFirstOrThrow();
  const token = await test.signIn(name, demoPassword, { ip });
  await test.request(calls.chooseNoLimit, {}, { token });
  return { token, memberId: id };
}

async function pay(pesos: number, bonusId?: string) {
  const wanted = { key: randomUUID(), channel: 'agos', amount: pesos, bonusId };
  const deposit = await test.request(calls.depositByLaunchUrl, wanted, { token });
  test.site.desk.pay(test.paymentOf(deposit), pesos * 100);
  await test.settle();
  return deposit;
}

async function takeBack(deposit: { readonly id: string }): Promise<void> {
  test.site.desk.takeBack(test.paymentOf(deposit));
  await test.settle();
}

const change = (key: string, pesos: number) =>
  test.operator.send('POST', `members/${username}/balance`, {
    key: `${username} ${key}`,
    amount: pesos,
    reason: 'Played',
  });

const balance = async (of = token) =>
  (await test.request(calls.getBalance, {}, { token: of })).centavos;

/** The cash of rewards that has to be staked before a withdrawal. */
const unplayed = async () =>
  (await test.request(calls.getWithdrawSettings, {}, { token })).unplayed;

/** The mission for deposits of 500 pesos in a week, which pays 40 pesos. */
async function mission() {
  const { missions } = await test.request(calls.getMissions, {}, { token });
  return missions.find(({ id }) => id === 'week-deposit');
}

async function claimMission(): Promise<void> {
  const { id = '', startsAt = 0 } = (await mission()) ?? {};
  await test.request(calls.claimMission, { id, startsAt }, { token });
}

/** The sums of the member by code, in centavos. Codes that sum to zero are left out. */
async function sums(): Promise<Readonly<Record<string, number>>> {
  const rows = await test.database.sql
    .selectFrom('daily_sum')
    .select((of) => ['code', of.fn.sum<number>('amount').as('amount')])
    .where('member_id', '=', memberId)
    .groupBy('code')
    .execute();
  const found = rows.map(({ code, amount }) => [code, Number(amount)] as const);
  return Object.fromEntries(found.filter(([, amount]) => amount !== 0));
}

async function owed(id: string): Promise<number> {
  const deposits = test.database.sql.selectFrom('deposit').select('owed');
  return (await deposits.where('id', '=', id).executeTakeFirstOrThrow()).owed;
}

/** Ends the active bonus of the member as its last bet does: its money becomes cash. */
const turnOver = () =>
  test.database.transaction(async (sql) => {
    const bonuses = sql.selectFrom('bonus').selectAll().where('member_id', '=', memberId);
    const bonus = await bonuses.where('state', '=', 'active').executeTakeFirstOrThrow();
    await endBonus(sql, bonus, { reason: 'turnedOver', actor: 'member', at: Date.now() });
  });

describe('a mission for deposits', () => {
  it('is not done when its deposit was taken back in the week after', async () => {
    const deposit = await pay(500);
    expect(await mission()).toMatchObject({ state: 'done' });
    await test.operator.advance(weekSeconds);
    await takeBack(deposit);
    token = await test.signIn(username);
    expect(await mission()).toMatchObject({ state: 'open', progress: 0 });
  });

  it('loses its paid reward with its deposit, and pays again for another deposit', async () => {
    const deposit = await pay(500);
    await claimMission();
    expect(await balance()).toBe(540_00);
    expect(await unplayed()).toBe(40_00);
    await takeBack(deposit);
    expect(await balance()).toBe(0);
    expect(await owed(deposit.id)).toBe(0);
    expect(await sums()).toEqual({});
    expect(await mission()).toMatchObject({ state: 'open', progress: 0 });
    await pay(500);
    expect(await unplayed()).toBe(0);
    await claimMission();
    expect(await balance()).toBe(540_00);
  });

  it('keeps its reward while other deposits of the week suffice', async () => {
    const first = await pay(500);
    const second = await pay(600);
    await claimMission();
    await takeBack(first);
    expect(await balance()).toBe(640_00);
    expect(await mission()).toMatchObject({ state: 'claimed' });
    await takeBack(second);
    expect(await balance()).toBe(0);
  });
});

describe('a deposit that was played away', () => {
  it('leaves the sums of deposits as a whole', async () => {
    const deposit = await pay(500);
    await change('played', -300);
    await takeBack(deposit);
    expect(await owed(deposit.id)).toBe(300_00);
    expect(await sums()).toEqual({});
  });

  it('is owed with its bonus and the rewards that it brought', async () => {
    const deposit = await pay(500, 'first-deposit');
    await claimMission();
    await turnOver();
    expect(await balance()).toBe(1_040_00);
    await change('played', -900);
    await takeBack(deposit);
    expect(await balance()).toBe(0);
    expect(await owed(deposit.id)).toBe(900_00);
    expect(await sums()).toEqual({});
    await change('won', 1_000);
    const settlement = { from: 'balance', reason: 'Agreed by telephone' };
    await test.operator.send('POST', `payments/${deposit.id}/settle`, settlement);
    expect(await balance()).toBe(100_00);
  });
});

describe('a promotion for deposits', () => {
  const state = async () => {
    const rows = test.database.sql.selectFrom('activity_application').select('state');
    return (await rows.where('member_id', '=', memberId).executeTakeFirst())?.state;
  };
  const act = async (action: string) => {
    const rows = test.database.sql.selectFrom('activity_application').select('id');
    const { id } = await rows.where('member_id', '=', memberId).executeTakeFirstOrThrow();
    await test.operator.send('POST', `applications/${id}/${action}`, {});
  };
  const claim = () => test.request(calls.claimActivity, { activityId: '314' }, { token });
  const active = async () =>
    (await test.request(calls.getBonuses, { view: 'active', size: 20 }, { token })).bonuses.length;

  /** Applies for the promotion with deposits of 1,000 pesos and a bonus of 150. */
  async function apply() {
    const deposit = await pay(1_000);
    const form = { activityId: '314', remark: '', pictures: [] };
    await test.request(calls.applyForActivity, form, { token });
    return deposit;
  }

  it('pays nothing after its deposit was taken back, until another one arrives', async () => {
    const deposit = await apply();
    await act('approve');
    expect(await state()).toBe('claimPayout');
    await takeBack(deposit);
    await claim();
    expect([await state(), await active()]).toEqual(['inProgress', 0]);
    const second = await pay(1_000);
    await claim();
    expect([await state(), await active()]).toEqual(['claimed', 1]);
    await takeBack(second);
    expect([await state(), await active()]).toEqual(['inProgress', 0]);
  });

  it('withdraws an issued reward with its deposit', async () => {
    const deposit = await apply();
    await act('issue');
    await takeBack(deposit);
    expect(await state()).toBe('inProgress');
    const rewards = test.database.sql.selectFrom('reward').select(['state', 'kind']);
    expect(await rewards.where('member_id', '=', memberId).execute()).toEqual([
      { state: 'cancelled', kind: 'bonus' },
    ]);
  });
});

/** The member has a verified number and a turnover of 200 pesos. */
async function verifyAndPlay(): Promise<void> {
  const verified = test.database.sql.updateTable('member').set({ mobile_verified_at: 1 });
  await verified.where('id', '=', memberId).execute();
  await change('to stake', 200);
  const at = { minutesAgo: 0, endedMinutesAgo: 0 };
  const game = { nodeId: 1, category: 'RNG', vendor: 'V', choice: null } as const;
  const result = { payoutCentavos: 0, outcome: null };
  const bet = {
    kind: 'bet',
    ...at,
    ...game,
    stakeCentavos: 200_00,
    result,
    cancelled: null,
  } as const;
  const past = { memberId, payoutAccountId: '', events: [bet] };
  await test.database.transaction((sql) => loadPasts(sql, [past], Date.now()));
}

describe('an invitation', () => {
  let inviter: { token: string; memberId: string };

  beforeEach(async () => {
    inviter = await addMember(`inviter${nth}`, '198.51.100.1');
    await verifyAndPlay();
    const members = { referrer_id: inviter.memberId, invitee_id: memberId };
    const origin = { held_for: null, device: '', network: '', created_at: 0, decided_at: null };
    await test.database.sql
      .insertInto('invitation')
      .values({ id: randomUUID(), ...members, state: 'counted', ...origin })
      .execute();
  });

  const earnings = () => test.request(calls.getReferralDetails, {}, { token: inviter.token });
  const claim = () => test.request(calls.claimReferralRewards, {}, { token: inviter.token });

  it('earns nothing by a deposit that was taken back, and earns by the next one', async () => {
    const deposit = await pay(200);
    expect(await earnings()).toMatchObject({ claimable: 120_00 });
    await takeBack(deposit);
    expect(await earnings()).toMatchObject({ claimable: 20_00 });
    const invited = { page: 1, size: 10 };
    const { invitations } = await test.request(calls.getInvitations, invited, {
      token: inviter.token,
    });
    expect(invitations).toMatchObject([{ reached: ['registered'], earned: 20_00 }]);
    await pay(200);
    expect(await earnings()).toMatchObject({ claimable: 120_00 });
  });

  it('gives back what it has paid, as far as the cash of the inviter reaches', async () => {
    const deposit = await pay(200);
    await claim();
    expect(await balance(inviter.token)).toBe(120_00);
    await takeBack(deposit);
    expect(await balance(inviter.token)).toBe(20_00);
    const second = await pay(200);
    await claim();
    await test.operator.send('POST', `members/inviter${nth}/balance`, {
      key: `inviter${nth} played`,
      amount: -90,
      reason: 'Played',
    });
    await takeBack(second);
    expect(await balance(inviter.token)).toBe(0);
    expect(await owed(second.id)).toBe(0);
  });
});
