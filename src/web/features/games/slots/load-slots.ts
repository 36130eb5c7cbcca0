import type { App } from '#core/app.ts';
import { slotQuery, type SlotSearch } from './slot-search.ts';
import { currentAddress } from '../game-list/use-scroll-restoration.ts';

/** Loads the games for the search parameters of the slots. Favourites are loaded with the member. */
export function loadSlots(
  { catalogue, readingPlace, session }: App,
  search: SlotSearch,
): Promise<void> {
  if (search.show === 'hot') return catalogue.loadHotGames();
  if (search.show === undefined) {
    return catalogue.revisit(slotQuery(search), readingPlace.left(currentAddress())?.pages);
  }
  const isRecent = search.show === 'recent' && session.state.phase !== 'guest';
  return isRecent ? catalogue.loadRecent() : Promise.resolve();
}
