import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { MissionGoal, RewardPeriod } from '#protocol/vocabulary/mission.ts';
import type { PastEvent } from '../past/past.ts';
import type { Worded } from '../../texts/texts.ts';

/** A mission. `target` is centavos for turnover and deposits, else a number of bets or days. */
export interface SeedMission {
  readonly id: string;
  readonly period: 'day' | 'week';
  readonly goal: MissionGoal;
  readonly category: GameType | null;
  readonly target: number;
  /** Centavos. */
  readonly reward: Centavos;
  readonly title: Worded;
}

/** A leaderboard by turnover. It pays the last ended period. */
export interface SeedLeaderboard {
  readonly id: string;
  readonly period: RewardPeriod;
  readonly category: GameType | null;
  readonly title: Worded;
  /** The prize of each place from `from` to `to`, in centavos. */
  readonly prizes: readonly {
    readonly from: number;
    readonly to: number;
    readonly centavos: Centavos;
  }[];
}

/** A player who fills the leaderboards and the lists of invited players. */
export interface SeedRegular {
  readonly username: string;
  readonly nickname: string;
  /** Country code and number. It counts as verified. */
  readonly mobile: string;
  readonly registeredDaysAgo: number;
  /** Username of the account that has invited the player. Null: nobody has. */
  readonly invitedBy: string | null;
  /** Name of the device that the player registered with. Invitations of one device are held. */
  readonly device: string;
  /** Bets and deposits, oldest first. */
  readonly past: readonly PastEvent[];
}
