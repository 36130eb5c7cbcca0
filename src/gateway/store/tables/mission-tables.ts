import type { Generated } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { MissionGoal, RewardPeriod } from '#protocol/vocabulary/mission.ts';
import type { Json, Words } from '../json-column.ts';

/** Missions that the operator offers. */
export interface MissionTable {
  id: string;
  sort: number;
  period: 'day' | 'week';
  goal: MissionGoal;
  /** Turnover and bets of this category count only. Null: all. */
  category: GameType | null;
  /** Centavos for turnover and deposits, else a number of bets or days. */
  target: number;
  /** Cash, in centavos. */
  reward: Centavos;
  titles: Words<string>;
  enabled: Generated<boolean>;
}

/** The prize of each place from `from` to `to`, in centavos. */
export interface Prize {
  readonly from: number;
  readonly to: number;
  readonly centavos: Centavos;
}

/** Leaderboards by turnover. */
export interface LeaderboardTable {
  id: string;
  sort: number;
  period: RewardPeriod;
  /** Turnover of this category counts only. Null: all. */
  category: GameType | null;
  titles: Words<string>;
  prizes: Json<readonly Prize[]>;
  /** The first day whose period pays prizes. */
  from_day: number;
  enabled: Generated<boolean>;
}

/** Ended periods of leaderboards whose prizes are paid. */
export interface LeaderboardPeriodTable {
  leaderboard_id: string;
  first_day: number;
  /** Players with turnover. */
  players: number;
  closed_at: number;
}

/** Places of ended periods. */
export interface LeaderboardPlaceTable {
  leaderboard_id: string;
  first_day: number;
  place: number;
  member_id: string;
  turnover: Centavos;
  /** 0 without a prize. */
  prize: Centavos;
  reward_id: string | null;
}
