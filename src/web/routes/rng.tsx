import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  fallback,
  type InferOutput,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
} from 'valibot';
import { wholeNumber } from '#protocol/model/wire.ts';
import { slotCategory } from '#protocol/vocabulary/category.ts';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { usePageShown } from '../lib/page-shown.ts';

const text = fallback(optional(string()), undefined);

/** Filters of the slot list. An absent parameter does not filter. */
const searchShape = object({
  vendor: text,
  slotClass: text,
  search: text,
  show: fallback(optional(picklist(['favourites', 'recent', 'hot'])), undefined),
  sort: fallback(optional(picklist(['name', 'newest'])), undefined),
  leastBet: fallback(optional(pipe(wholeNumber(), picklist([1]))), undefined),
  leastLines: fallback(optional(pipe(wholeNumber(), picklist([25]))), undefined),
});

/** The filters of a search. Lists of the member are no filter. */
function lobbySearch({ show, ...search }: InferOutput<typeof searchShape>) {
  return { ...search, show: show === 'hot' ? show : undefined };
}

export const Route = createFileRoute('/rng')({
  validateSearch: searchShape,
  // Lists of the member have pages of their own.
  beforeLoad: ({ search: { show } }) => {
    if (show === 'favourites') throw redirect({ to: '/favourites', replace: true });
    if (show === 'recent') throw redirect({ to: '/recent', replace: true });
  },
  // A dialog over the page is no other list.
  loaderDeps: (asked) => parse(searchShape, asked.search),
  // All searches share one result list: a preload must not replace it.
  preload: false,
  loader: ({ context: { app, firstView }, deps, location: { pathname, searchStr } }) => {
    if (app.catalogue.state.lanes.length === 0) firstView(app.catalogue.loadLobby());
    firstView(
      import('../features/games/lobby/load-lobby.ts').then(({ loadLobby }) =>
        loadLobby(app, {
          category: slotCategory(deps.slotClass),
          search: lobbySearch(deps),
          address: pathname + searchStr,
        }),
      ),
    );
  },
  component: SlotsRoute,
});

function SlotsRoute() {
  usePageShown();
  const search = lobbySearch(Route.useSearch());
  return <LobbyPage category={slotCategory(search.slotClass)} search={search} />;
}
