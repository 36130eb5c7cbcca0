import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { getLeaderboard } from '#protocol/calls/rewards/missions.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

/** A leaderboard, and the start of one of its periods. Null: the first one, the period under way. */
export interface LeaderboardWish {
  readonly board: string | null;
  readonly startsAt: number | null;
}

interface LeaderboardState extends QueryState {
  shown: ReplyOf<typeof getLeaderboard> | null;
}

/** The leaderboards, one period at a time. */
export function createLeaderboard({ send, events, now }: RewardNeeds) {
  const state = proxy<LeaderboardState>({ ...idle(), shown: null });
  let wish: LeaderboardWish = { board: null, startsAt: null };
  const query = createQuery({
    events,
    now,
    state,
    empty: { shown: null },
    isPrivate: true,
    refreshOn: ['played', 'language', 'online', 'visible', 'minute'],
    key: () => JSON.stringify(wish),
    call: (options) =>
      send(
        getLeaderboard,
        {
          ...(wish.board !== null && { board: wish.board }),
          ...(wish.startsAt !== null && { startsAt: wish.startsAt }),
        },
        options,
      ),
    show: (shown) => ({ shown }),
  });
  return {
    state,
    /** Loads a period of a leaderboard; the one asked for last without an argument. */
    load(wanted: LeaderboardWish = wish): Promise<void> {
      wish = wanted;
      return query.load();
    },
  };
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;
