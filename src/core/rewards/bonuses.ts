import { proxy } from 'valtio/vanilla';
import {
  acceptBonus,
  type BonusView,
  getBonuses,
  giveUpBonus,
} from '#contract/calls/rewards/bonuses.ts';
import type { MaybeCentavos } from '#contract/model/readers/unknown-money.ts';
import type { Bonus } from '#contract/model/rewards/bonus.ts';
import type { SendOptions } from '../client/send.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

export type { BonusView } from '#contract/calls/rewards/bonuses.ts';

interface Page {
  /** All pages so far, newest first. */
  readonly bonuses: readonly Bonus[];
  /** The key of the next page. Null after the last one. */
  readonly next: string | null;
}

interface BonusesState extends QueryState {
  bonuses: readonly Bonus[];
  next: string | null;
}

const size = 20;
/** Largest page of the contract. */
const mostAtOnce = 100;

/** The bonuses of the member, page by page, kept for reading offline. Verbs throw GatewayError. */
export function createBonuses({ send, events, now, cache, customerId }: RewardNeeds) {
  const nothing: Page = { bonuses: [], next: null };
  const state = proxy<BonusesState>({ ...idle(), ...nothing });
  let view: BonusView = 'active';

  async function append(options: SendOptions): Promise<Page> {
    const { bonuses: before, next: after } = state;
    const page = await send(getBonuses, { view, size, ...(after !== null && { after }) }, options);
    const known = new Set(before.map(({ id }) => id));
    return {
      bonuses: [...before, ...page.bonuses.filter(({ id }) => !known.has(id))],
      next: page.next,
    };
  }

  const query = createQuery<Page, BonusesState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'played', 'language', 'online', 'visible'],
    key: () => view,
    keep() {
      const customer = customerId();
      return customer === null ? null : cache.entry(lateCacheKeys.bonuses, `${customer}/${view}`);
    },
    // A refresh keeps the pages that are shown.
    call: (options) => {
      const shown = Math.min(mostAtOnce, Math.max(size, state.bonuses.length));
      return send(getBonuses, { view, size: shown }, options);
    },
    show: (page) => ({ ...page }),
  });

  return {
    state,
    /** Loads the first page of a view. */
    load(wanted: BonusView): Promise<void> {
      view = wanted;
      return query.load();
    },
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
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
