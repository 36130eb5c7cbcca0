import type { Lane } from '#contract/model/vendor.ts';
import type { Game } from '#contract/model/game.ts';
import type { GameQuery } from './search-games.ts';
import { idle, type Loadable } from '../query/loadable.ts';

/** The games a query has found so far, page after page. */
export interface FoundGames extends Loadable {
  query: GameQuery | null;
  games: readonly Game[];
  page: number;
  pages: number;
  total: number;
}

export function nothingFound(): FoundGames {
  return { ...idle(), query: null, games: [], page: 0, pages: 0, total: 0 };
}

/** A table of a player-against-player vendor. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

/** The games behind a vendor's card, one page of them. */
export interface VendorGames extends Loadable {
  games: readonly Game[];
  rooms: readonly Room[];
  page: number;
  pages: number;
  total: number;
}

/** The games a member played last, newest first. */
export interface RecentGames extends Loadable {
  games: readonly Game[];
}

export interface CatalogueState extends Loadable {
  /** The lobby, with the lanes that are derived from others. */
  lanes: readonly Lane[];
  hotGames: readonly Game[];
  /** How far `hotGames` are. */
  hot: Loadable;
  found: FoundGames;
  recent: RecentGames;
  ofVendor: VendorGames;
}
