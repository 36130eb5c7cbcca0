import type { App } from '#core/app.ts';
import type { Category } from '#contract/vocabulary/category.ts';
import { lobbyQuery, type LobbySearch } from './lobby-search.ts';
import { currentAddress } from '../game-list/use-scroll-restoration.ts';

/** Loads the games of a lobby and the wins beside its title. */
export function loadLobby(
  { catalogue, readingPlace, winners }: App,
  category: Category,
  search: LobbySearch,
): void {
  if (winners.state.phase === 'idle') void winners.load();
  if (search.show === 'hot') return void catalogue.loadHotGames();
  const pages = readingPlace.left(currentAddress())?.pages;
  void catalogue.revisit(lobbyQuery(category, search), pages);
}
