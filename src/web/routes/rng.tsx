import { createFileRoute, redirect } from '@tanstack/react-router';
import { fallback, object, optional, parse, picklist, string } from 'valibot';
import { slotCategory } from '#contract/vocabulary/category.ts';
import { SlotsPage } from '../features/games/slots/slots-page.tsx';
import { loginSearch } from '../lib/guards.ts';

const text = fallback(optional(string()), undefined);

/** Filters of the slot list. An absent parameter does not filter. */
const search = object({
  vendor: text,
  slotClass: text,
  search: text,
  show: fallback(optional(picklist(['favourites', 'recent', 'hot'])), undefined),
  sort: fallback(optional(picklist(['name', 'newest'])), undefined),
  leastBet: fallback(optional(picklist([1])), undefined),
  leastLines: fallback(optional(picklist([25])), undefined),
});

export const Route = createFileRoute('/rng')({
  validateSearch: search,
  // Bingo is for members. A guest stays at the slots, under the login.
  beforeLoad: async ({ context: { app }, location, search: { slotClass } }) => {
    if (slotCategory(slotClass) !== 'BINGO') return;
    const login = await loginSearch(app, location.href);
    if (login !== null) throw redirect({ to: '/rng', search: login, replace: true });
  },
  // A dialog over the page is no other list.
  loaderDeps: (asked) => parse(search, asked.search),
  // All searches share one result list: a preload must not replace it.
  preload: false,
  loader: ({ context: { app }, deps }) => {
    if (app.catalogue.state.lanes.length === 0) void app.catalogue.loadLobby();
    void import('../features/games/slots/load-slots.ts').then(({ loadSlots }) =>
      loadSlots(app, deps),
    );
  },
  component: SlotsRoute,
});

function SlotsRoute() {
  return <SlotsPage search={Route.useSearch()} />;
}
