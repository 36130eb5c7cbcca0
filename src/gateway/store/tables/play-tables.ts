import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

/** One-use tickets that the page of a game exchanges for a game session. */
interface LaunchTicketTable {
  ticket_hash: string;
  session_hash: string;
  member_id: string;
  node_id: number;
  language: string;
  expires_at: number;
}

/** Sessions of game pages. Each ends with the member's session that launched it. */
interface GameSessionTable {
  token_hash: string;
  session_hash: string;
  member_id: string;
  node_id: number;
}

/** A round with play money and its result. */
interface TrialRound {
  readonly key: string;
  readonly payoutCentavos: number;
  readonly outcome: unknown;
}

/** Purses of play money, each for one game. */
interface TrialTable {
  /** Hash of the launch ticket until the game is opened, of the game session afterwards. */
  token_hash: string;
  opened: Generated<boolean>;
  node_id: number;
  language: string;
  balance: number;
  /** The last rounds, newest last. */
  rounds: Json<TrialRound[]>;
  expires_at: number;
}

interface FavouriteTable {
  member_id: string;
  node_id: number;
  /** Time at which the member added the game. */
  starred_at: number;
}

interface RecentGameTable {
  member_id: string;
  node_id: number;
  played_at: number;
}

/** Entries of the winners board. */
interface WinnerTable {
  id: string;
  customer_name: string;
  game_name: string;
  node_id: number | null;
  amount: number;
  won_at: number;
}

/** The secrets that the seeds of games are derived from. All gateways on the store share them. */
interface GameSecretTable {
  /** The id of the secret. */
  slot: string;
  /** Time of the store from which it decides, until a later one does. */
  counts_from: Generated<number>;
  /** Encrypted, with the purpose `gameSecret` and the slot. */
  secret: string;
}

export interface PlayTables {
  launch_ticket: LaunchTicketTable;
  game_session: GameSessionTable;
  trial: TrialTable;
  favourite: FavouriteTable;
  recent_game: RecentGameTable;
  winner: WinnerTable;
  game_secret: GameSecretTable;
}
