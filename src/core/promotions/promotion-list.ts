import { proxy, ref } from 'valtio/vanilla';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { getPromotionCategories, getPromotions } from '#protocol/calls/rewards/promotions.ts';
import type { Participation } from '#protocol/model/rewards/activity.ts';
import type { KeptValue } from '../cache/declare-entry.ts';
import { keptPromotions, keptMemberPromotions } from './kept-promotions.ts';
import { ifThere } from '../client/not-there.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { PromotionNeeds } from './promotion-needs.ts';

/** The categories are the filters in their order. */
type Promotions = KeptValue<typeof keptPromotions>;

interface PromotionListState extends QueryState, Promotions {}

/** The promotions among the announcements, for a gateway without a list of promotions. */
async function announced(send: Send, options: SendOptions): Promise<Promotions['promotions']> {
  const { promotions } = await send(getAnnouncements, {}, options);
  return promotions.map(({ id, title, content, startsAt, endsAt, pictures }) => ({
    id,
    title,
    content,
    startsAt,
    endsAt,
    pictures,
    type: null,
    activity: null,
  }));
}

const nothing: Promotions = { promotions: [], categories: [] };

/** The promotions with the own states of the member, for guests with those that follow from the time. Kept offline. */
export function createPromotionList(needs: PromotionNeeds) {
  const { send, cache, customerId, language } = needs;
  const state = proxy<PromotionListState>({ ...idle(), ...nothing });

  const { load } = createQuery<Promotions, PromotionListState>({
    ...needs,
    state,
    empty: nothing,
    refreshOn: ['language', 'online', 'signedIn', 'signedOut', 'visible', 'minute'],
    keep() {
      const id = customerId();
      return id === null
        ? cache.entry(keptPromotions, language())
        : cache.entry(keptMemberPromotions, `${id}/${language()}`);
    },
    async call(options) {
      const [promotions, categories] = await Promise.all([
        ifThere(send(getPromotions, {}, options), null),
        ifThere(send(getPromotionCategories, {}, options), []),
      ]);
      return { promotions: promotions ?? (await announced(send, options)), categories };
    },
    show: (found) => ({ ...found }),
  });

  return {
    state,
    load,
    /** Shows a newer status of an activity. */
    recordStatus(id: string, status: Participation['status']): void {
      state.promotions = ref(
        state.promotions.map((one) =>
          one.id === id && one.activity !== null
            ? { ...one, activity: { ...one.activity, status } }
            : one,
        ),
      );
    },
  };
}

export type PromotionList = ReturnType<typeof createPromotionList>;
