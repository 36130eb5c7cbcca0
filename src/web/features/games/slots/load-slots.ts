import type { App } from '#core/app.ts';
import { slotQuery, type SlotSearch } from './slot-search.ts';
import { addressNow } from '../game-list/use-scroll-restoration.ts';

/** Asks for what an address of the slots shows. Favourites are loaded with the member. */
export function loadSlots(
  { catalogue, readingPlace, session }: App,
  search: SlotSearch,
): Promise<void> {
  if (search.show === 'hot') return catalogue.loadHotGames();
  if (search.show === undefined) {
    return catalogue.revisit(slotQuery(search), readingPlace.left(addressNow())?.pages);
  }
  const isRecent = search.show === 'recent' && session.state.phase !== 'guest';
  return isRecent ? catalogue.loadRecent() : Promise.resolve();
}
