import type { App } from '#core/app.ts';
import type { Category } from '#contract/vocabulary/category.ts';
import { lobbyQuery, type LobbySearch } from './lobby-search.ts';
import { currentAddress } from '../game-list/use-scroll-restoration.ts';

/** Loads the games of a lobby, the wins beside its title, and the jackpot of its games. */
export function loadLobby(
  { catalogue, readingPlace, winners }: App,
  category: Category,
  search: LobbySearch,
): void {
  if (winners.state.phase === 'idle') void winners.load();
  if (winners.state.jackpot === null) void winners.loadJackpot();
  if (search.show === 'hot') return void catalogue.loadHotGames();
  const pages = readingPlace.left(currentAddress())?.pages;
  void catalogue.revisit(lobbyQuery(category, search), pages);
}
