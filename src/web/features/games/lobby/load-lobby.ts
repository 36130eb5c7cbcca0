import type { App } from '#core/app.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { lobbyQuery, type LobbySearch } from './lobby-search.ts';

interface Lobby {
  readonly category: Category;
  readonly search: LobbySearch;
  /** Path and search of its page. */
  readonly address: string;
}

/** Loads the games of a lobby, the wins beside its title, and the jackpot of its games. Resolves when the games are there. */
export function loadLobby(
  { catalogue, readingPlace, winners }: App,
  { category, search, address }: Lobby,
): Promise<void> {
  if (winners.state.phase === 'idle') void winners.load();
  if (winners.state.jackpot === null) void winners.loadJackpot();
  if (search.show === 'hot') return catalogue.loadHotGames();
  const pages = readingPlace.left(address)?.pages;
  return catalogue.revisit(lobbyQuery(category, search), pages);
}
