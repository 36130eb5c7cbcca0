import type { Generated } from 'kysely';
import type { Json } from '../store/json-column.ts';

/** A round that was played with play money, as it was told. */
export interface TrialRound {
  readonly key: string;
  readonly payoutCentavos: number;
  readonly outcome: unknown;
}

/** A purse of play money at one game: a way in that works once, then a session. */
export interface TrialTable {
  /** Of the launch ticket until it is opened, of the session from then on. */
  token_hash: string;
  opened: Generated<boolean>;
  node_id: number;
  language: string;
  balance: number;
  /** The last ones, newest last. */
  rounds: Json<TrialRound[]>;
  expires_at: number;
}
