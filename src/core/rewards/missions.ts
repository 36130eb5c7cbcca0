import { proxy } from 'valtio/vanilla';
import { claimMission, getMissions, type Mission } from '#protocol/calls/rewards/missions.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { keptMissions } from './kept-rewards.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface MissionsState extends QueryState {
  missions: readonly Mission[];
  /** Number of missions that can be claimed now. */
  done: number;
}

/** The missions of the member, kept for reading offline. `claim` throws GatewayError. */
export function createMissions({ send, events, now, cache, customerId }: RewardNeeds) {
  const empty = { missions: [], done: 0 };
  const state = proxy<MissionsState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['played', 'moneyMoved', 'language', 'online', 'visible'],
    keep: () => cache.entry(keptMissions, customerId()),
    call: (options) => send(getMissions, {}, options),
    show: (reply) => reply,
  });
  return {
    state,
    load,
    /** Claims a mission that is done, and returns what was paid. A gateway may only confirm it: then its reward was. */
    async claim({
      id,
      startsAt,
      reward,
    }: Pick<Mission, 'id' | 'startsAt' | 'reward'>): Promise<MaybeCentavos> {
      try {
        return (await send(claimMission, { id, startsAt })).reward ?? reward;
      } finally {
        events.emit('moneyMoved');
      }
    },
  };
}

export type Missions = ReturnType<typeof createMissions>;
