import type { Generated } from 'kysely';
import type { RewardSource } from '#protocol/vocabulary/reward-source.ts';
import type { RewardState } from '#protocol/vocabulary/reward-state.ts';
import type { Words } from '../../json-column.ts';

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
  /** The sum of deposits that the reward needs, in centavos. Null: it rests on no deposits. */
  least_deposits: Generated<number | null>;
  /** The deposit that was taken back, and the reward with it. Its key names the deposit since, so that it can be offered again. */
  withdrawn_for: Generated<string | null>;
}

/** Claimed cash that has to be staked before it can leave, by member. */
interface HeldCashTable {
  member_id: string;
  /** Held after the last claim. Each centavo of turnover since then has freed one. */
  centavos: number;
  /** The turnover of the member at the last claim, in centavos. */
  turnover: number;
}

/** The deposits that rewards rest on. */
interface RewardDepositTable {
  reward_id: string;
  /** Cause of the ledger entry of the deposit. */
  deposit_id: string;
  /** Centavos that the deposit added to the balance. */
  amount: number;
}

/** Tables of rewards. */
export interface RewardTables {
  reward: RewardTable;
  reward_deposit: RewardDepositTable;
  held_cash: HeldCashTable;
}
