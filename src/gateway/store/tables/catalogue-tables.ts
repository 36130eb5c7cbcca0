import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Words } from '../json-column.ts';

/** Presentation of a live casino: the address of a picture, a title and a description. */
interface ShowcaseColumn {
  readonly person: string;
  readonly title: Record<Language, string>;
  readonly description: Record<Language, string>;
}

export interface VendorTable {
  category: GameType;
  code: string;
  name: string;
  opens_games: boolean;
  under_maintenance: boolean;
  lane: number;
  sort: number;
  showcase: ColumnType<ShowcaseColumn | null, string | null, string | null>;
}

export interface SlotClassTable {
  key: string;
  sort: number;
  names: Words<string>;
}

export interface GameTable {
  node_id: number;
  game_id: string;
  vendor: string;
  category: GameType;
  name: string;
  slot_class: string | null;
  trial: boolean;
  hot: number;
  kind: string;
  /** Centavos. Null when unknown, as is `lines`. */
  least_bet: number | null;
  lines: number | null;
  is_new: Generated<boolean>;
  /** Return to player in hundredths of a percent. Null when unknown, or when it depends on the bet. */
  return_rate: number | null;
  is_jackpot: Generated<boolean>;
  /** Centavos. Null when unknown. */
  most_bet: number | null;
  /** Seats of a table. Null where players need none. */
  seats: number | null;
}

/** Games that the operator hides. Times in epoch milliseconds; `ends_at` is null until the game is shown again. */
export interface HiddenGameTable {
  node_id: number;
  reason: string;
  starts_at: number;
  ends_at: number | null;
}

/** Games that the operator has put into a list, such as `category:RNG`. */
export interface PlacedGameTable {
  /** The list and the number of the game. */
  id: string;
  list: string;
  node_id: number;
  sort: number;
}

export interface LotteryGameTable {
  code: string;
  id: number;
  group_code: string;
  sort: number;
  names: Words<string>;
}

export interface LotteryDrawTable {
  game_code: string;
  numero: string;
  open_code: string;
  opened_at: number;
}
