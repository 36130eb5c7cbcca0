import { proxy, ref } from 'valtio/vanilla';
import {
  applyForActivity,
  claimActivity,
  getParticipation,
} from '#protocol/calls/rewards/promotions.ts';
import type { Participation } from '#protocol/model/rewards/activity.ts';
import { keptParticipation } from './kept-promotions.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { PromotionList } from './promotion-list.ts';
import type { PromotionNeeds } from './promotion-needs.ts';

interface OwnActivityState extends QueryState {
  /** The own part in the promotion that was loaded last. */
  participation: Participation | null;
}

/** The own part of the member in one promotion. Kept offline. Verbs throw GatewayError. */
export function createOwnActivity(
  needs: PromotionNeeds,
  list: Pick<PromotionList, 'recordStatus'>,
) {
  const { send, cache, customerId, events } = needs;
  const state = proxy<OwnActivityState>({ ...idle(), participation: null });
  let activityId = '';

  const query = createQuery<Participation, OwnActivityState>({
    ...needs,
    state,
    empty: { participation: null },
    isPrivate: true,
    enabled: () => activityId !== '' && customerId() !== null,
    refreshOn: ['online', 'visible', 'minute', 'moneyMoved'],
    key: () => activityId,
    keep() {
      const id = customerId();
      return cache.entry(keptParticipation, id && `${id}/${activityId}`);
    },
    call: (options) => send(getParticipation, { activityId }, options),
    show: (participation) => ({ participation }),
  });

  /** Shows the own part after a change. A gateway that only confirms the change is asked for it. */
  async function show(id: string, participation: Participation): Promise<Participation> {
    if (participation.status === 'other') {
      activityId = id;
      await query.load();
      return state.participation ?? participation;
    }
    state.participation = ref(participation);
    list.recordStatus(participation.activityId, participation.status);
    return participation;
  }

  return {
    state,
    load(id: string): Promise<void> {
      activityId = id;
      return query.load();
    },
    /** Signs up, or applies with a remark and the ids of uploaded pictures. Returns the own part as it is then. */
    async apply(
      id: string,
      application: { readonly remark: string; readonly pictures: readonly string[] },
    ): Promise<Participation> {
      const { remark, pictures } = application;
      return await show(
        id,
        await send(applyForActivity, { activityId: id, remark, pictures: [...pictures] }),
      );
    },
    /** Takes the reward. Returns the own part as it is then. */
    async claim(id: string): Promise<Participation> {
      try {
        return await show(id, await send(claimActivity, { activityId: id }));
      } finally {
        events.emit('moneyMoved');
      }
    },
  };
}

export type OwnActivity = ReturnType<typeof createOwnActivity>;
