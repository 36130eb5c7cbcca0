import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { idOf, withdrawalPassword } from './people.ts';

/** Open bets of juan, and a withdrawal that waits for its payout. */
async function beginMoney(world: CrashWorld): Promise<void> {
  const memberId = await idOf(world, 'juan');
  const { place } = createBonusPlay(world.database, world.clock.now());
  for (const [key, stake] of [
    ['first', 100_00],
    ['second', 250_00],
  ] as const)
    await place(memberId, { key, stake, pays: 0, dueIn: dayMs });
  const token = await world.signIn('juan');
  const [account] = await world.request(calls.getPayoutAccounts, {}, { token });
  const wanted = { amount: 500, account: account?.id ?? '', password: withdrawalPassword };
  const { id } = await world.request(
    calls.withdraw,
    { key: '0192f3c1-0000-7000-8000-0000000000f1', ...wanted },
    { token },
  );
  for (const step of ['take', 'approve'] as const) await world.operator.withdrawal(id, step);
}

/** The bets stay open, and the withdrawal waits for its payout as before. */
const suspending: MoneyOperation = {
  name: 'the suspension of a member with open bets and a withdrawal under way',
  least: 10,
  async prepare(world) {
    await beginMoney(world);
    return ({ operator }) => operator.suspend('juan', 'A stolen card');
  },
};

/** The market cancels the open bets. */
const closing: MoneyOperation = {
  name: 'the closing of an account with open bets and a withdrawal under way by the operator',
  least: 20,
  async prepare(world) {
    await beginMoney(world);
    return ({ operator }) => operator.closeAccount('juan', 'Asked for by phone');
  },
};

/** Changes of the operator that stop a member whose money moves. */
export const suspensionOperations: readonly MoneyOperation[] = [suspending, closing];
