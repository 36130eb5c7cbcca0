import { startOfContractUnit } from '#gateway/agents/agents.ts';
import { addContract } from '../../add-contract.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import { idOf } from './people.ts';

const hourMs = 3_600_000;

/** The job of contracts, when one of the merchant and one of an agent owe two hours each. */
function payments(name: string, least: number, isUplinePoor: boolean): MoneyOperation {
  return {
    name,
    least,
    async prepare(world) {
      const ana = await idOf(world, 'ana');
      const aida = await idOf(world, 'aida');
      // Nena has no money: the payments of her contract wait.
      const upline = isUplinePoor ? await idOf(world, 'nena') : ana;
      const beganAt = startOfContractUnit('hourlySalary', world.clock.now());
      const terms = { kind: 'hourlySalary', rules: [{ rate: 100 }], beganAt } as const;
      await addContract(world.database, { ...terms, upline: null, downline: ana });
      await addContract(world.database, { ...terms, upline, downline: aida });
      for (let nth = 0; nth < 2; nth += 1) {
        const { play } = createBonusPlay(world.database, beganAt + nth * hourMs + 1);
        await play(aida, { key: `hour-${nth}`, stake: 1_000_00, pays: 0 });
      }
      world.clock.pass(3 * hourMs);
      await world.operator.jobs('dailySums');
      return ({ operator }) => operator.jobs('contracts');
    },
  };
}

/** What contracts between agents pay. */
export const contractOperations: readonly MoneyOperation[] = [
  payments('the job that settles and pays contracts', 40, false),
  payments('the job that settles contracts of an upline without money', 40, true),
];
