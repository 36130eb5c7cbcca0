import type { Snapshot } from 'valtio';
import type { ReplyOf } from '#contract/call.ts';
import type { getLeaderboard } from '#contract/calls/rewards/missions.ts';

/** A period of a leaderboard. */
export type ShownBoard = Snapshot<ReplyOf<typeof getLeaderboard>>;
