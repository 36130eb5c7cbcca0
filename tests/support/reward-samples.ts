import { calls } from '#contract/calls.ts';
import type { TestGateway } from './open-gateway.ts';

type Test = Pick<TestGateway, 'request' | 'operator'>;

/** Prepares the state of a call for juan, and returns the fields of the request that depend on it. */
type Prepare = (test: Test, token: string) => Promise<object>;

/** Gives juan a bonus, offered or granted, and returns the field of a request that names it. */
const giveBonus =
  (key: string, offer: boolean): Prepare =>
  async ({ operator }) => {
    const bonus = { key, rule: 'reward', base: 100, offer };
    const { id } = (await operator.send('POST', 'members/juan/bonuses', bonus)) as { id: string };
    return { id };
  };

/** Preparations by call, for the calls whose samples need any. */
export const rewardSamples: Readonly<Record<string, Prepare>> = {
  acceptBonus: giveBonus('offered', true),
  giveUpBonus: giveBonus('granted', false),
  async claimMission({ request }, token) {
    const { missions } = await request(calls.getMissions, {}, { token });
    return { startsAt: missions.find(({ id }) => id === 'day-login')?.startsAt ?? 0 };
  },
};
