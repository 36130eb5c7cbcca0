import { proxy, ref } from 'valtio/vanilla';
import type { ReplyOf } from '#contract/call.ts';
import { getLatestDraws, getLotteryMenu, getMemberDraws } from '#contract/calls/lottery.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

type Group = ReplyOf<typeof getLotteryMenu>[number];

/** Lottery games that belong together. */
export interface LotteryGroup {
  readonly code: string;
  readonly games: readonly Readonly<Group['games'][number]>[];
}

/** A drawn result. */
export type Draw = Readonly<ReplyOf<typeof getLatestDraws>[number]>;

export interface LotteryState extends Loadable {
  /** The games on sale, by group. */
  groups: readonly LotteryGroup[];
  /** The last drawn numbers, newest first. */
  draws: readonly Draw[];
}

export interface Lottery {
  readonly state: LotteryState;
  load(): Promise<void>;
}

export interface LotteryNeeds {
  send: Send;
  cache: Cache;
  language(): Language;
  /** Null for a guest, who is told the last draw of each game. */
  customerId(): string | null;
  now(): number;
}

/** What the lottery sells and what was drawn last. */
export function createLottery({ send, cache, language, customerId, now }: LotteryNeeds): Lottery {
  const state = proxy<LotteryState>({ ...idle(), groups: [], draws: [] });

  const { load } = createLoader(state, {
    now,
    shelf: () => cache.entry(cacheKeys.lottery, language()),
    async ask() {
      const [groups, draws] = await Promise.all([
        send(getLotteryMenu, {}),
        send(customerId() === null ? getLatestDraws : getMemberDraws, {}),
      ]);
      return { groups, draws };
    },
    show: ({ groups, draws }) =>
      void Object.assign(state, { groups: ref(groups), draws: ref(draws) }),
  });

  return { state, load };
}
