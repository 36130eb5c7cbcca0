import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { demoSeed } from '#demo/demo.ts';
import { bonusRuleRows } from '#gateway/seed/content-rows.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { idOf } from './people.ts';

/** Adds a rule whose money is staked before the cash. */
async function addRule({ database }: CrashWorld): Promise<void> {
  const bonusRules = demoSeed.bonusRules
    .filter(({ id }) => id === 'reward')
    .map((rule) => ({
      ...rule,
      id: 'first',
      terms: { ...rule.terms, order: 'bonusFirst' as const },
    }));
  const rows = bonusRuleRows({ ...demoSeed, bonusRules });
  await database.sql.insertInto('bonus_rule').values(rows).execute();
}

/** Grants juan a bonus that 100 pesos of turnover release. */
export async function grantOne(world: CrashWorld): Promise<{ memberId: string; id: string }> {
  await addRule(world);
  const memberId = await idOf(world, 'juan');
  const { grant, bonus } = createBonusPlay(world.database, world.clock.now());
  const id = await grant(memberId, 'granted', { rule: 'first' });
  const turnover = (await bonus(id)).goal - 100_00;
  await world.database.sql.updateTable('bonus').set({ turnover }).where('id', '=', id).execute();
  return { memberId, id };
}

const grant: MoneyOperation = {
  name: 'the grant of a bonus',
  least: 8,
  async prepare(world) {
    const memberId = await idOf(world, 'juan');
    return ({ database, clock }) => createBonusPlay(database, clock.now()).grant(memberId, 'key');
  },
};

const release: MoneyOperation = {
  name: 'a round that releases a bonus',
  least: 15,
  async prepare(world) {
    const { memberId } = await grantOne(world);
    const bet = { key: 'releases', stake: 150_00, pays: 90_00 };
    return ({ database, clock }) => createBonusPlay(database, clock.now()).play(memberId, bet);
  },
};

const settlement: MoneyOperation = {
  name: 'the settlement of a bet that releases a bonus',
  least: 15,
  async prepare(world) {
    const { memberId } = await grantOne(world);
    const bet = { key: 'releases-later', stake: 150_00, pays: 90_00 };
    await createBonusPlay(world.database, world.clock.now()).place(memberId, bet);
    return ({ operator }) => operator.jobs('bets');
  },
};

const givingUp: MoneyOperation = {
  name: 'a bonus that its member gives up',
  least: 10,
  async prepare(world) {
    const { memberId, id } = await grantOne(world);
    return ({ database, clock }) => createBonusPlay(database, clock.now()).giveUp(memberId, id);
  },
};

const expiry: MoneyOperation = {
  name: 'the end of a bonus whose time is over',
  least: 10,
  async prepare(world) {
    await grantOne(world);
    world.clock.pass(60 * dayMs);
    return ({ operator }) => operator.jobs('bonuses');
  },
};

/** Offers juan a bonus. Returns a function that accepts it. */
async function offer(world: CrashWorld) {
  const wanted = { key: 'offered', rule: 'reward', base: 100, offer: true };
  const offered = await world.operator.send('POST', 'members/juan/bonuses', wanted);
  const { id } = offered as { id: string };
  const token = await world.signIn('juan');
  return (other: CrashWorld) => other.request(calls.acceptBonus, { id }, { token });
}

const acceptance: MoneyOperation = {
  name: 'a bonus that its member accepts',
  least: 10,
  prepare: offer,
};

const byOperator: MoneyOperation = {
  name: 'a bonus that the operator gives',
  least: 8,
  prepare: () => {
    const wanted = { key: 'given', rule: 'reward', base: 100, offer: false };
    return Promise.resolve(({ operator }) => operator.send('POST', 'members/juan/bonuses', wanted));
  },
};

const endByOperator: MoneyOperation = {
  name: 'a bonus that the operator ends',
  least: 8,
  async prepare(world) {
    const { id } = await grantOne(world);
    return ({ operator }) => operator.send('POST', `members/juan/bonuses/${id}/end`, {});
  },
};

/** Bonuses from their grant to each of their ends. */
export const bonusOperations: readonly MoneyOperation[] = [
  grant,
  byOperator,
  acceptance,
  release,
  settlement,
  givingUp,
  endByOperator,
  expiry,
];
