import { idle } from '../query/query.ts';
import type { FoundGames } from './game-list-state.ts';

/** A list of games by query before anything is loaded. */
export function emptyFoundGames(): FoundGames {
  return { ...idle(), games: [], page: 0, pages: 0, total: 0, query: null };
}
