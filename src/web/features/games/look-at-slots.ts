import type { App } from '#core/app.ts';
import { placeLeft } from './reading-place.ts';
import { queryOf, type SlotSearch } from './slot-search.ts';

/** Asks for what an address of the slots shows. Favourites are loaded with the member. */
export function lookAtSlots({ catalogue, session }: App, search: SlotSearch): Promise<void> {
  if (search.show === 'hot') return catalogue.loadHotGames();
  if (search.show === undefined) {
    return catalogue.revisit(queryOf(search), placeLeft()?.pages);
  }
  const isRecent = search.show === 'recent' && session.state.phase !== 'guest';
  return isRecent ? catalogue.loadRecent() : Promise.resolve();
}
