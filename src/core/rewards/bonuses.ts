import {
  acceptBonus,
  type BonusView,
  getBonuses,
  giveUpBonus,
} from '#protocol/calls/rewards/bonuses.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { Bonus } from '#protocol/model/rewards/bonus.ts';
import { keptBonuses } from './kept-rewards.ts';
import { byKey, createList } from '../query/list.ts';
import type { RewardNeeds } from './reward-needs.ts';

export type { BonusView } from '#protocol/calls/rewards/bonuses.ts';

/** The bonuses of the member, newest first. Verbs throw GatewayError. */
export function createBonuses({ send, events, now, cache, customerId }: RewardNeeds) {
  const list = createList<Bonus, BonusView>({
    events,
    now,
    filter: 'active',
    size: 20,
    most: 100,
    refreshOn: ['moneyMoved', 'played', 'language', 'online', 'visible'],
    async call(view, page, options) {
      const { bonuses, next } = await send(getBonuses, { view, ...byKey(page) }, options);
      return { rows: bonuses, next };
    },
    keep(view) {
      const customer = customerId();
      return cache.entry(keptBonuses, customer && `${customer}/${view}`);
    },
  });

  return {
    ...list,
    /** Accepts an offered bonus. Returns it as it is, accepted or not. */
    async accept(id: string): Promise<Bonus> {
      const answer = await send(acceptBonus, { id });
      events.emit('moneyMoved');
      return answer;
    },
    /** Gives a bonus up: its money is lost. Returns it as it is, ended now or before. */
    async giveUp(id: string): Promise<Bonus> {
      const answer = await send(giveUpBonus, { id });
      events.emit('moneyMoved');
      return answer;
    },
  };
}

export type Bonuses = ReturnType<typeof createBonuses>;

/** The stake in a category that is left to reach the goal of a bonus, in centavos, rounded up; null when it is unknown. */
export function stakeLeft(
  { goal, done }: Pick<Bonus, 'goal' | 'done'>,
  { weight }: Pick<Bonus['games'][number], 'weight'>,
): MaybeCentavos {
  if (goal === null || done === null || weight === null || weight === 0) return null;
  return Math.ceil((Math.max(0, goal - done) * 100) / weight);
}
