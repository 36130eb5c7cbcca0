import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { getLeaderboard } from '#protocol/calls/rewards/missions.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

/** A leaderboard, and the start of one of its periods. Null: the first one, the period under way. */
export interface LeaderboardChoice {
  readonly board: string | null;
  readonly startsAt: number | null;
}

interface LeaderboardState extends QueryState {
  shown: ReplyOf<typeof getLeaderboard> | null;
}

/** The leaderboards, one period at a time. */
export function createLeaderboard({ send, events, now }: RewardNeeds) {
  const state = proxy<LeaderboardState>({ ...idle(), shown: null });
  let choice: LeaderboardChoice = { board: null, startsAt: null };
  const query = createQuery({
    events,
    now,
    state,
    empty: { shown: null },
    isPrivate: true,
    refreshOn: ['played', 'language', 'online', 'visible', 'minute'],
    key: () => JSON.stringify(choice),
    call: (options) =>
      send(
        getLeaderboard,
        {
          ...(choice.board !== null && { board: choice.board }),
          ...(choice.startsAt !== null && { startsAt: choice.startsAt }),
        },
        options,
      ),
    show: (shown) => ({ shown }),
  });
  return {
    state,
    /** Loads a period of a leaderboard; the one asked for last without an argument. */
    load(next: LeaderboardChoice = choice): Promise<void> {
      choice = next;
      return query.load();
    },
  };
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;
