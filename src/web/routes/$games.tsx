import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { fallback, object, optional, string } from 'valibot';
import { categoryAt, partOf } from '#contract/vocabulary/category.ts';
import { CategoryPage } from '../features/games/category/category-page.tsx';

/** `vendor`: code of the vendor whose games are listed. */
const search = object({ vendor: fallback(optional(string()), undefined) });

export const Route = createFileRoute('/$games')({
  validateSearch: search,
  beforeLoad: ({ params }) => {
    const category = categoryAt(`/${params.games}`);
    if (category === null) throw notFound();
    const slotClass = partOf(category)?.slotClass;
    if (slotClass)
      throw redirect({ to: '/rng', search: (search) => ({ ...search, slotClass }), replace: true });
  },
  loaderDeps: ({ search: { vendor } }) => ({ vendor }),
  // All searches share one result list: a preload must not replace it.
  preload: false,
  loader: ({ context: { app }, params, deps: { vendor } }) => {
    void app.catalogue.loadLobby();
    const category = categoryAt(`/${params.games}`);
    if (vendor && category) void app.catalogue.revisit({ category, vendor });
  },
  component: Games,
});

function Games() {
  const category = categoryAt(`/${Route.useParams().games}`);
  const { vendor } = Route.useSearch();
  return category && <CategoryPage category={category} vendor={vendor} />;
}
