import type { Generated } from 'kysely';
import type { RewardSource } from '#contract/vocabulary/reward-source.ts';
import type { RewardState } from '#contract/vocabulary/reward-state.ts';
import type { Words } from '../../store/json-column.ts';

/** Rewards: each is offered once and paid at most once. */
export interface RewardTable {
  id: string;
  member_id: string;
  /** Unique: a reward with a known key is not offered again. */
  key: string;
  source: RewardSource;
  /** Table and id of the row that causes the reward. */
  cause_table: string;
  cause_id: string;
  kind: 'cash' | 'bonus' | 'points';
  /** Centavos of cash or of a bonus; whole points. */
  amount: number;
  /** Rule of a bonus. Null for the other kinds. */
  rule: string | null;
  titles: Words<string>;
  /** Conditions in one line. */
  terms: Words<string>;
  state: Generated<RewardState>;
  offered_at: number;
  /** It cannot be claimed from then on. Null: it does not expire. */
  expires_at: number | null;
  /** Time of the last change of state. Null while it is offered. */
  ended_at: Generated<number | null>;
}
