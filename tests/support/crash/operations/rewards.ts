import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { givePoints, idOf, withdrawalPassword } from './people.ts';

/** A caller who is juan, with one idempotency key. */
async function juan(world: CrashWorld) {
  return { token: await world.signIn('juan'), key: randomUUID() };
}

async function lose(world: CrashWorld, username: string, key: string): Promise<void> {
  const { play } = createBonusPlay(world.database, world.clock.now());
  await play(await idOf(world, username), { key, stake: 3_000_00, pays: 0 });
}

const mission: MoneyOperation = {
  name: 'the claim of a mission',
  least: 15,
  async prepare(world) {
    const caller = await juan(world);
    const { missions } = await world.request(calls.getMissions, {}, caller);
    const done = missions.find(({ id }) => id === 'day-login');
    const claim = { id: 'day-login', startsAt: done?.startsAt ?? 0 };
    return (other) => other.request(calls.claimMission, claim, caller);
  },
};

const ticket: MoneyOperation = {
  name: 'the claim of an offered reward',
  least: 12,
  async prepare(world) {
    const caller = await juan(world);
    const { id } = await world.operator.offerTicket({ to: 'juan', amount: 20, title: 'A ticket' });
    return (other) => other.request(calls.claimReward, { id }, caller);
  },
};

const lateTicket: MoneyOperation = {
  name: 'the end of an offered reward whose time is over',
  least: 5,
  async prepare(world) {
    await world.operator.offerTicket({ to: 'juan', amount: 20, title: 'A ticket', days: 1 });
    world.clock.pass(2 * dayMs);
    return ({ operator }) => operator.jobs('rewards');
  },
};

const cancelledTicket: MoneyOperation = {
  name: 'an offered reward that the operator takes back',
  least: 5,
  async prepare(world) {
    const { id } = await world.operator.offerTicket({ to: 'juan', amount: 20, title: 'A ticket' });
    return ({ operator }) => operator.cancelReward(id);
  },
};

/** The turnover of juan reaches two levels at once. */
const levelGifts: MoneyOperation = {
  name: 'the job that raises a level and offers its gifts',
  least: 15,
  async prepare(world) {
    await lose(world, 'juan', 'for-the-level');
    const first = world.database.sql.selectFrom('rank').select('id').orderBy('sort').limit(1);
    const lowest = { rank_id: (await first.executeTakeFirstOrThrow()).id };
    const member = world.database.sql.updateTable('member').set(lowest);
    await member.where('username', '=', 'juan').execute();
    return ({ operator }) => operator.jobs('dailySums');
  },
};

const promoCode: MoneyOperation = {
  name: 'a promo code',
  least: 15,
  async prepare(world) {
    const caller = await juan(world);
    await world.operator.promoCode({ code: 'ONCE', amount: 20, uses: 5 });
    return (other) => other.request(calls.redeemPromoCode, { code: 'ONCE' }, caller);
  },
};

const envelope: MoneyOperation = {
  name: 'a share of a red envelope',
  least: 15,
  async prepare(world) {
    const caller = await juan(world);
    const opensAt = world.clock.now() + 60_000;
    await world.operator.redEnvelope({ pot: 10, shares: 1, least: 10, opensAt });
    world.clock.pass(120_000);
    const rows = world.database.sql.selectFrom('red_envelope').select('id');
    const { id } = await rows.where('shares', '=', 1).executeTakeFirstOrThrow();
    return (other) => other.request(calls.openRedEnvelope, { id }, caller);
  },
};

const rebate: MoneyOperation = {
  name: 'the claim of a rebate',
  least: 15,
  async prepare(world) {
    const caller = await juan(world);
    await lose(world, 'juan', 'before-the-rebate');
    await world.operator.jobs('dailySums');
    return (other) => other.request(calls.claimRebate, {}, caller);
  },
};

const lossRebates: MoneyOperation = {
  name: 'the job that offers loss rebates',
  least: 15,
  async prepare(world) {
    await lose(world, 'juan', 'lost-by-juan');
    await lose(world, 'luis', 'lost-by-luis');
    await world.operator.jobs('dailySums');
    world.clock.pass(8 * dayMs);
    return ({ operator }) => operator.jobs('lossRebates');
  },
};

const leaderboards: MoneyOperation = {
  name: 'the job that pays the prizes of leaderboards',
  least: 30,
  async prepare(world) {
    await lose(world, 'juan', 'turnover-of-juan');
    await lose(world, 'luis', 'turnover-of-luis');
    await world.operator.jobs('dailySums');
    world.clock.pass(8 * dayMs);
    return ({ operator }) => operator.jobs('leaderboards');
  },
};

/** Asks for a gift of the points mall, again with the same key. */
async function redeemGift(world: CrashWorld) {
  const { token } = await juan(world);
  await givePoints(world, 'juan', 50_000);
  const { items } = await world.request(calls.getPointReward, { kind: 'gift', page: 1, size: 1 });
  const item = items[0];
  const price = { points: item?.points ?? 0, amount: (item?.amount ?? 0) / 100 };
  const sent = { account: 'juan', address: 'Cebu City', phone: '0917 555 0001', remark: '' };
  const wanted = {
    ...price,
    ...sent,
    key: randomUUID(),
    item: item?.id ?? '',
    type: 'gift',
    quantity: 1,
    keepAddress: true,
    withdrawalPassword,
  } as const;
  return (other: CrashWorld) => other.request(calls.redeemPointReward, wanted, { token });
}

const redemption: MoneyOperation = {
  name: 'the redemption of a gift',
  least: 15,
  prepare: redeemGift,
};

/** The two ends of a redemption by the operator. */
const redemptionEnds = (['approve', 'reject'] as const).map((end): MoneyOperation => ({
  name: `the action ${end} of the operator on a redemption`,
  least: 6,
  async prepare(world) {
    const { id } = await (await redeemGift(world))(world);
    const values = end === 'reject' ? { reason: 'No' } : { courier: '', tracking: '' };
    return ({ operator }) => operator.send('POST', `redemptions/${id}/${end}`, values);
  },
}));

const conversion: MoneyOperation = {
  name: 'the conversion of points to money',
  least: 15,
  async prepare(world) {
    const { token } = await juan(world);
    await givePoints(world, 'juan', 50_000);
    const rates = world.database.sql.selectFrom('point_exchange').selectAll().orderBy('least');
    const { least, rate } = await rates.executeTakeFirstOrThrow();
    const amounts = { points: least, amount: Math.floor((least * rate) / 100) / 100 };
    const wanted = { ...amounts, key: randomUUID(), withdrawalPassword };
    return (other) => other.request(calls.convertPoint, wanted, { token });
  },
};

/** Rewards that members claim and that jobs pay, and what points buy. */
export const rewardOperations: readonly MoneyOperation[] = [
  mission,
  ticket,
  lateTicket,
  cancelledTicket,
  levelGifts,
  promoCode,
  envelope,
  rebate,
  lossRebates,
  leaderboards,
  redemption,
  ...redemptionEnds,
  conversion,
];
