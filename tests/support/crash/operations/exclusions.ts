import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import { grantOne } from './bonuses.ts';

/** The market cancels open bets: one is staked from the wallet, one from a bonus too. */
const beginning: MoneyOperation = {
  name: 'the beginning of an exclusion that cancels open bets',
  least: 20,
  async prepare(world) {
    const { memberId } = await grantOne(world);
    const { place } = createBonusPlay(world.database, world.clock.now());
    for (const [key, stake] of [
      ['first', 100_00],
      ['second', 250_00],
    ] as const)
      await place(memberId, { key, stake, pays: 0, dueIn: dayMs });
    const token = await world.signIn('juan');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    return (other) => other.request(calls.beginExclusion, wanted, { token });
  },
};

/** Exclusions that move money. */
export const exclusionOperations: readonly MoneyOperation[] = [beginning];
