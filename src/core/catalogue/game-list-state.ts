import type { Game } from '#protocol/model/game.ts';
import type { Lane } from '#protocol/model/vendor.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import { idle, type QueryState } from '../query/query.ts';
import type { GameQuery } from './search-games.ts';

/** The lanes of the lobby. */
export const keptLobby = declareEntry('lobby', () => import('./lobby-format.ts'), 'public');

export const keptHotGames = declareEntry(
  'hot-games',
  () => import('../cache/game-shape.ts'),
  'public',
);

/** A list of games without pages. */
export interface GameList extends QueryState {
  games: readonly Game[];
}

/** The pages of a list of games. */
interface GamePages extends GameList {
  /** Number of the last page that was read; 0 for none. */
  page: number;
  /** Number of pages that there are. */
  pages: number;
}

/** The games that a query has found so far, page after page. */
export interface FoundGames extends GamePages {
  query: GameQuery | null;
  /** Number of games on all pages. */
  total: number | null;
}

/** A table of a player-against-player vendor. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

/** The games of a vendor, one page of them. */
export interface VendorGames extends GamePages {
  rooms: readonly Room[];
  total: number | null;
}

export interface CatalogueState extends QueryState {
  /** The lobby, with the lanes that are derived from others. The progress beside it belongs to the lobby. */
  lanes: readonly Lane[];
  hot: GameList;
  found: FoundGames;
  /** The games that the member played last, newest first. */
  recent: GameList;
  ofVendor: VendorGames;
}

/** The state before anything is loaded. */
export function emptyCatalogue(): CatalogueState {
  const games = { ...idle(), games: [] };
  const paged = { ...games, page: 0, pages: 0, total: 0 };
  return {
    ...idle(),
    lanes: [],
    hot: { ...games },
    found: { ...paged, query: null },
    recent: { ...games },
    ofVendor: { ...paged, rooms: [] },
  };
}
