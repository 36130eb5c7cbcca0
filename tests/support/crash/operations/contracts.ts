import { startOfContractUnit } from '#gateway/agents/agents.ts';
import { addContract } from '../../add-contract.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { idOf } from './people.ts';

const hourMs = 3_600_000;

/** One contract of the merchant and one of an agent owe two hours each. */
async function owe(world: CrashWorld, uplineName: string): Promise<void> {
  const ana = await idOf(world, 'ana');
  const aida = await idOf(world, 'aida');
  const upline = await idOf(world, uplineName);
  const beganAt = startOfContractUnit('hourlySalary', world.clock.now());
  const terms = { kind: 'hourlySalary', rules: [{ rate: 100 }], beganAt } as const;
  // Ana has a contract of this kind in the demo, which owes nothing.
  const ofDemo = world.database.sql.deleteFrom('contract').where('downline_id', '=', ana);
  await ofDemo.where('kind', '=', terms.kind).execute();
  await addContract(world.database, { ...terms, upline: null, downline: ana });
  await addContract(world.database, { ...terms, upline, downline: aida });
  for (let nth = 0; nth < 2; nth += 1) {
    const { play } = createBonusPlay(world.database, beganAt + nth * hourMs + 1);
    await play(aida, { key: `hour-${nth}`, stake: 1_000_00, pays: 0 });
  }
  world.clock.pass(3 * hourMs);
  await world.operator.jobs('dailySums');
}

const pay = ({ operator }: CrashWorld) => operator.jobs('contracts');

/** The job of contracts. Nena has no money: the payments of her contract wait. */
function payments(name: string, least: number, upline: 'ana' | 'nena'): MoneyOperation {
  return {
    name,
    least,
    async prepare(world) {
      await owe(world, upline);
      return pay;
    },
  };
}

const paymentsThatWaited: MoneyOperation = {
  name: 'the job that pays contracts when their upline has money again',
  least: 10,
  async prepare(world) {
    await owe(world, 'nena');
    await pay(world);
    await world.operator.adjustBalance('nena', { key: 'won', amount: 1_000, reason: 'Won' });
    return pay;
  },
};

/** The team of a dividend has won from the house, and another contract has replaced it. */
const lossOfReplaced: MoneyOperation = {
  name: 'the job that settles a replaced dividend and hands its loss to the new one',
  least: 8,
  async prepare(world) {
    const downline = await idOf(world, 'juan');
    const beganAt = startOfContractUnit('dividend', world.clock.now());
    const endedAt = beganAt + 24 * hourMs;
    const terms = { kind: 'dividend', upline: null, downline, carriesLoss: true } as const;
    const rules = [{ rate: 100 }];
    const old = await addContract(world.database, { ...terms, rules, beganAt, endedAt });
    const next = { beganAt: endedAt, succeeds: old };
    await addContract(world.database, { ...terms, rules, ...next });
    const { play } = createBonusPlay(world.database, beganAt + 1);
    await play(downline, { key: 'won', stake: 100_00, pays: 400_00 });
    world.clock.pass(endedAt + hourMs - world.clock.now());
    await world.operator.jobs('dailySums');
    return pay;
  },
};

/** Aida and her upline ana earn by a bet of alma in two categories. */
const rebates: MoneyOperation = {
  name: 'the job that closes a day and pays the rebates of its agents',
  least: 20,
  async prepare(world) {
    const alma = await idOf(world, 'alma');
    const at = world.clock.now();
    for (const category of ['RNG', 'LIVE'] as const) {
      const { play } = createBonusPlay(world.database, at);
      await play(alma, { key: `bet-${category}`, category, stake: 10_000_00, pays: 0 });
    }
    world.clock.pass(25 * hourMs);
    await world.operator.jobs('dailySums');
    return ({ operator }) => operator.jobs('agentRebates');
  },
};

/** Payments of contracts between agents, and rebates of agents. */
export const contractOperations: readonly MoneyOperation[] = [
  payments('the job that settles and pays contracts', 40, 'ana'),
  payments('the job that settles contracts of an upline without money', 40, 'nena'),
  paymentsThatWaited,
  lossOfReplaced,
  rebates,
];
