import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { getRankProgress, getRanks } from '#protocol/calls/rank.ts';
import { keptRank } from './kept-records.ts';
import { ifThere } from '../client/not-there.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RecordNeeds } from './record-needs.ts';

type Level = ReplyOf<typeof getRanks>['ranks'][number];

/** The member's level and the conditions of the next one. */
export type RankProgress = ReplyOf<typeof getRankProgress>;
/** A level of the club and what it gives. */
export type RankLevel = Omit<Level, 'benefits'> & { readonly benefits: readonly string[] };

interface RankState extends QueryState {
  progress: RankProgress | null;
  /** All levels from the lowest. */
  levels: readonly RankLevel[];
  /** Id of the member's level. */
  current: string | null;
  /** Id of a level that the member has reached since this device showed the level last. */
  reached: string | null;
}

export interface Rank {
  readonly state: RankState;
  /** For members of the club only: the gateway refuses others with `function.not.available`. */
  load(): Promise<void>;
  /** The member has seen the level that was reached. */
  recordSeen(): void;
}

/** The part of a condition that is met, from 0 to 1. A condition without a bound is met, nothing of an unknown turnover is. */
export function metPart({ actual, needed }: RankProgress['month']): number {
  if (needed === null || needed <= 0) return 1;
  if (actual === null) return 0;
  return Math.min(1, actual / needed);
}

interface RankAnswer {
  readonly progress: RankProgress;
  readonly levels: readonly RankLevel[];
  readonly current: string | null;
}

/** The level is above the one before. The first level that is seen is no news. */
function isRaised({ levels, current }: RankAnswer, before: string | null): boolean {
  const place = (id: string | null): number => levels.findIndex((level) => level.id === id);
  return before !== null && place(before) >= 0 && place(current) > place(before);
}

/** The member's level in the club, and the ladder of levels. */
export function createRank({ send, cache, customerId, events, now }: RecordNeeds): Rank {
  const nothing = { progress: null, levels: [], current: null, reached: null };
  const state = proxy<RankState>({ ...idle(), ...nothing });
  const keep = () => cache.entry(keptRank, customerId());

  /** The level that was shown last: in this tab, or on this device before. */
  async function levelBefore(): Promise<string | null> {
    return state.current ?? (await keep()?.read())?.value.current ?? null;
  }

  const { load } = createQuery<RankAnswer, RankState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['language', 'online', 'played'],
    keep,
    async call(options) {
      const before = await levelBefore();
      const [progress, { ranks: levels, current }] = await Promise.all([
        send(getRankProgress, {}, options),
        ifThere(send(getRanks, {}, options), { ranks: [], current: null }),
      ]);
      const answer = { progress, levels, current };
      if (isRaised(answer, before)) state.reached = current;
      return answer;
    },
    show: (rank) => ({ ...rank }),
  });

  return { state, load, recordSeen: () => void (state.reached = null) };
}
