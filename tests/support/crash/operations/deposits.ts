import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { knownAmount } from '../../known-amount.ts';

const pesos = 500;

/** Begins a deposit of juan. Returns its id. */
export async function beginDeposit(world: CrashWorld, bonusId?: string): Promise<string> {
  const token = await world.signIn('juan');
  const wanted = { key: randomUUID(), channel: 'agos', amount: pesos, bonusId };
  return (await world.request(calls.depositByLaunchUrl, wanted, { token })).id;
}

/** A notice of the provider, which is applied before the answer returns. */
export function noticeOf(
  orderId: string,
  outcome: 'paid' | 'reversed' | 'failed',
  amount = pesos * 100,
) {
  const about = { about: 'payment', eventId: `${outcome} ${orderId}`, orderId, outcome, amount };
  const body = JSON.stringify({ ...about, reference: `agos-${orderId}` });
  return async ({ fetchRaw, operator }: CrashWorld): Promise<void> => {
    const { status } = await fetchRaw('/wps/providers/agos/notices', { method: 'POST', body });
    if (status !== 200) throw new Error(`The notice got ${status}`);
    await operator.jobs('payments');
  };
}

const request: MoneyOperation = {
  name: 'the request of a deposit',
  least: 10,
  async prepare(world) {
    const token = await world.signIn('juan');
    const wanted = { key: randomUUID(), channel: 'agos', amount: pesos };
    return (other) => other.request(calls.depositByLaunchUrl, wanted, { token });
  },
};

const payment: MoneyOperation = {
  name: 'the notice of a payment',
  least: 15,
  prepare: async (world) => noticeOf(await beginDeposit(world), 'paid'),
};

const withBonus: MoneyOperation = {
  name: 'the notice of a payment with a bonus',
  least: 20,
  prepare: async (world) => noticeOf(await beginDeposit(world, 'first-deposit'), 'paid'),
};

const otherAmount: MoneyOperation = {
  name: 'the notice of a payment of another amount',
  least: 10,
  prepare: async (world) => noticeOf(await beginDeposit(world), 'paid', 400_00),
};

const failure: MoneyOperation = {
  name: 'the notice of a failed payment',
  least: 10,
  prepare: async (world) => noticeOf(await beginDeposit(world), 'failed'),
};

const late: MoneyOperation = {
  name: 'the notice of a payment of an expired deposit',
  least: 15,
  async prepare(world) {
    const id = await beginDeposit(world);
    world.clock.pass(2 * dayMs);
    await world.operator.jobs('payments');
    return noticeOf(id, 'paid');
  },
};

const expiry: MoneyOperation = {
  name: 'the end of a deposit whose time is over',
  least: 5,
  async prepare(world) {
    await beginDeposit(world);
    world.clock.pass(2 * dayMs);
    return ({ operator }) => operator.jobs('payments');
  },
};

const reversal: MoneyOperation = {
  name: 'the notice of a payment that was taken back',
  least: 20,
  async prepare(world) {
    const id = await beginDeposit(world, 'first-deposit');
    await noticeOf(id, 'paid')(world);
    return noticeOf(id, 'reversed');
  },
};

/** The deposit has brought a bonus and a mission that juan has claimed. He has played all of it away. */
const reversalWithReward: MoneyOperation = {
  name: 'the notice of a payment that was taken back, with the mission that it paid for',
  least: 25,
  async prepare(world) {
    const token = await world.signIn('juan');
    const id = await beginDeposit(world, 'first-deposit');
    await noticeOf(id, 'paid')(world);
    const { missions } = await world.request(calls.getMissions, {}, { token });
    const startsAt = missions.find((one) => one.id === 'week-deposit')?.startsAt ?? 0;
    await world.request(calls.claimMission, { id: 'week-deposit', startsAt }, { token });
    const { main } = await world.request(calls.getBalance, {}, { token });
    const played = { key: 'played', amount: -knownAmount(main) / 100, reason: 'Played' };
    await world.operator.adjustBalance('juan', played);
    return noticeOf(id, 'reversed');
  },
};

const cancellation: MoneyOperation = {
  name: 'a deposit that its member cancels',
  least: 5,
  async prepare(world) {
    const id = await beginDeposit(world);
    const token = await world.signIn('juan');
    return (other) => other.request(calls.cancelDeposit, { id }, { token });
  },
};

const lostNotice: MoneyOperation = {
  name: 'the job that asks the provider about a payment whose notice is lost',
  least: 20,
  async prepare(world) {
    await beginDeposit(world, 'first-deposit');
    world.clock.pass(10 * 60_000);
    return ({ bank, operator }) => {
      bank.arrive(pesos * 100);
      return operator.jobs('payments');
    };
  },
};

const refund: MoneyOperation = {
  name: 'the return of a payment in review',
  least: 5,
  async prepare(world) {
    const id = await beginDeposit(world);
    await noticeOf(id, 'paid', 400_00)(world);
    return async ({ operator }) => {
      await operator.send('POST', `payments/${id}/return`, { reason: 'Not ours' });
      await operator.jobs('payments');
    };
  },
};

/** Deposits from their request to each of their ends. */
export const depositOperations: readonly MoneyOperation[] = [
  request,
  payment,
  withBonus,
  otherAmount,
  failure,
  late,
  expiry,
  cancellation,
  lostNotice,
  reversal,
  reversalWithReward,
  refund,
];
