import type { ColumnType } from 'kysely';
import type { Language } from '#contract/model/language.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import type { Json, Words } from '../store/json-column.ts';

/** How a live casino presents itself: the address of a picture, and words. */
export interface ShowcaseColumn {
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
  /** Centavos; null where it is not known, as are the lines. */
  least_bet: number | null;
  lines: number | null;
}

export interface FavouriteTable {
  member_id: string;
  node_id: number;
  starred_at: number;
}

export interface RecentGameTable {
  member_id: string;
  node_id: number;
  played_at: number;
}

export interface BannerTable {
  id: string;
  group_name: string;
  sort: number;
  titles: Words<string>;
  picture: string;
  linkage_type: string;
  linkage_target: string;
}

export interface AnnouncementTable {
  id: string;
  type: 'PL' | 'PU' | 'PR';
  sort: number;
  titles: Words<string>;
  contents: Words<string>;
  promotion_type: string | null;
  execution: 'A' | 'B' | 'F' | null;
  starts_at: number;
  ends_at: number | null;
  pictures: Json<readonly string[]>;
}

export interface WinnerTable {
  id: string;
  customer_name: string;
  game_name: string;
  node_id: number | null;
  amount: number;
  won_at: number;
}

export interface CountryTable {
  code: string;
  dial_code: string;
  sort: number;
}

export interface HelpArticleTable {
  tag: string;
  sort: number;
  titles: Words<string>;
  contents: Words<string>;
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
