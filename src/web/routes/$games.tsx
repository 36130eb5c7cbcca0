import { createFileRoute, notFound } from '@tanstack/react-router';
import { fallback, is, object, optional, picklist, string } from 'valibot';
import { Category } from '../features/games/category/category.tsx';

const games = picklist(['sports', 'fish', 'live', 'pvp', 'elott', 'esports', 'cockfight']);

/** Whose games are looked at, where a vendor opens a list of them. */
const search = object({ vendor: fallback(optional(string()), undefined) });

export const Route = createFileRoute('/$games')({
  validateSearch: search,
  beforeLoad: ({ params }) => {
    if (!is(games, params.games)) throw notFound();
  },
  loaderDeps: ({ search: { vendor } }) => ({ vendor }),
  // What is found is one list for all: looking ahead must not change it.
  preload: false,
  loader: ({ context: { app }, params, deps: { vendor } }) => {
    void app.catalogue.loadLobby();
    if (vendor) void app.catalogue.revisit({ category: params.games.toUpperCase(), vendor });
  },
  component: CategoryPage,
});

function CategoryPage() {
  return <Category category={Route.useParams().games} vendor={Route.useSearch().vendor} />;
}
