import type { Snapshot } from 'valtio';
import type { ReplyOf } from '#protocol/call.ts';
import type { getLeaderboard } from '#protocol/calls/rewards/missions.ts';

/** A period of a leaderboard. */
export type ShownBoard = Snapshot<ReplyOf<typeof getLeaderboard>>;
