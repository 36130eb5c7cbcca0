import type { ActivityWay, ConditionKind } from '#protocol/model/rewards/activity.ts';
import type { RewardValue } from '../../offers/offers.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';

/** The part of a promotion that members take part in. Days count from the time of loading; it ends with its announcement. */
export interface SeedActivity {
  /** Id of the announcement. */
  readonly id: number;
  readonly way: ActivityWay;
  readonly opensInDays: number;
  /** End of the registration. Null: as long as the promotion. */
  readonly closesInDays: number | null;
  /** Deposits and bets count from then on. */
  readonly countsInDays: number;
  /** Targets in centavos for deposits and turnover, a number for bets, 1 for a fact of the account. */
  readonly conditions: readonly {
    readonly kind: ConditionKind;
    readonly target: number;
    readonly category: GameType | null;
  }[];
  /** Null for deposits and referrals. */
  readonly reward: RewardValue | null;
  /** Code of the bonus of a deposit. */
  readonly bonusRule: string | null;
}

/** An application of an account of the seed. */
export interface SeedApplication {
  readonly username: string;
  readonly activityId: number;
  readonly state: 'applying' | 'rejected' | 'signedUp' | 'inProgress' | 'claimPayout' | 'claimed';
  readonly remark: string;
  /** The operator's text about a rejection. */
  readonly reason: string;
  readonly daysAgo: number;
}
