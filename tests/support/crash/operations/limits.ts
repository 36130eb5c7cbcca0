import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import { idOf } from './people.ts';

const lossDay = { kind: 'loss', frame: 'day' } as const;

/** Sets a limit of juan, in pesos; null removes it. */
async function set(world: CrashWorld, amount: number | null): Promise<void> {
  const token = await world.signIn('juan');
  await world.request(calls.setPlayLimit, { ...lossDay, amount }, { token });
}

const first: MoneyOperation = {
  name: 'a first limit of losses',
  least: 5,
  async prepare(world) {
    const token = await world.signIn('juan');
    const limit = { ...lossDay, amount: 300 };
    return (other) => other.request(calls.setPlayLimit, limit, { token });
  },
};

const removal: MoneyOperation = {
  name: 'the confirmed removal of a limit',
  least: 5,
  async prepare(world) {
    await set(world, 300);
    await set(world, null);
    world.clock.pass(dayMs + 1);
    const token = await world.signIn('juan');
    const limit = { ...lossDay, amount: null };
    return (other) => other.request(calls.confirmPlayLimit, limit, { token });
  },
};

/** A bet that takes all that a limit leaves: repeated, it is answered and not refused. */
const bets = (['play', 'place'] as const).map((action): MoneyOperation => ({
  name: `a bet within a limit of losses: ${action === 'play' ? 'a round' : 'an open one'}`,
  least: 7,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    await set(world, 300);
    const now = world.clock.now();
    const bet = { key: 'limited', stake: 300_00, pays: 100_00 };
    return ({ database }) => createBonusPlay(database, now)[action](id, bet);
  },
}));

/** Limits of members: their changes, and bets within them. */
export const limitOperations: readonly MoneyOperation[] = [first, removal, ...bets];
