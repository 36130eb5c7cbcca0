import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, picklist, string } from 'valibot';
import type { App } from '#core/app.ts';
import { queryOf, type SlotSearch } from '../features/games/slot-search.ts';
import { Slots } from '../features/games/slots.tsx';

const text = fallback(optional(string()), undefined);

/** Which slots are looked at: any where nothing is said. */
const search = object({
  vendor: text,
  slotClass: text,
  search: text,
  show: fallback(optional(picklist(['favourites', 'recent', 'hot'])), undefined),
  sort: fallback(optional(picklist(['name', 'newest'])), undefined),
  leastBet: fallback(optional(picklist([1])), undefined),
  leastLines: fallback(optional(picklist([25])), undefined),
});

/** Favourites are loaded with the member. */
function look({ catalogue, session }: App, search: SlotSearch): Promise<void> {
  if (search.show === 'hot') return catalogue.loadHotGames();
  if (search.show === undefined) return catalogue.revisit(queryOf(search));
  const isRecent = search.show === 'recent' && session.state.phase !== 'guest';
  return isRecent ? catalogue.loadRecent() : Promise.resolve();
}

export const Route = createFileRoute('/rng')({
  validateSearch: search,
  loaderDeps: ({
    search: { vendor, slotClass, search: words, show, sort, leastBet, leastLines },
  }) => ({ vendor, slotClass, search: words, show, sort, leastBet, leastLines }),
  // What is found is one list for all: looking ahead must not change it.
  preload: false,
  loader: ({ context: { app }, deps }) => {
    if (app.catalogue.state.lanes.length === 0) void app.catalogue.loadLobby();
    void look(app, deps);
  },
  component: SlotsPage,
});

function SlotsPage() {
  return <Slots search={Route.useSearch()} />;
}
