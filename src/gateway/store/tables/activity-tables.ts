import type { Generated } from 'kysely';
import type { ActivityWay, ConditionKind } from '#protocol/model/rewards/activity.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Json } from '../json-column.ts';
import type { ActivityStatus } from '#protocol/vocabulary/activity-status.ts';

/** States of an application. The other states of an activity follow from the time (`status-by-time.ts`). */
export type ApplicationState = Exclude<
  ActivityStatus,
  'comingSoon' | 'joinNow' | 'registrationClosed'
>;

/** A condition of an activity. `target` in centavos for deposits and turnover, a number for bets, 1 for a fact. */
export interface StoredCondition {
  readonly kind: ConditionKind;
  readonly target: number;
  /** Null counts the games of all categories. */
  readonly category: GameType | null;
}

/** Promotions that members take part in. The id is the id of the announcement. */
export interface ActivityTable {
  id: string;
  sort: number;
  way: ActivityWay;
  /** Registration is open from here to `closes_at`; null: as long as the activity. */
  opens_at: number;
  closes_at: number | null;
  /** Deposits and bets count from here to `ends_at`; null: without end. */
  counts_from: number;
  ends_at: number | null;
  conditions: Json<readonly StoredCondition[]>;
  /** Centavos of cash or of a bonus; whole points. Null for an activity without a reward of its own. */
  reward: number | null;
  reward_kind: Generated<'cash' | 'bonus' | 'points'>;
  /** Rule of a bonus. Null for the other kinds. */
  reward_rule: Generated<string | null>;
  /** Code of the bonus of a deposit. */
  bonus_rule: string | null;
}

/** The part of a member in an activity, from the application or the sign-up to the reward. */
export interface ActivityApplicationTable {
  id: string;
  activity_id: string;
  member_id: string;
  state: ApplicationState;
  remark: Generated<string>;
  /** Ids of uploads. */
  pictures: Json<readonly string[]>;
  /** The operator's text about a rejection. */
  reason: Generated<string>;
  /** Rejected by the clock: the conditions were not met in time. */
  missed: Generated<boolean>;
  reward_id: string | null;
  applied_at: number;
  changed_at: number;
  /** Time of the next check of the conditions; null when there is nothing to check. */
  check_at: number | null;
}
