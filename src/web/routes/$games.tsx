import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { fallback, object, optional, parse, picklist, string } from 'valibot';
import { categoryAt, partOf } from '#protocol/vocabulary/category.ts';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { usePageShown } from '../lib/page-shown.ts';

const text = fallback(optional(string()), undefined);

/** Filters of the lobby of a category. An absent parameter does not filter. */
const search = object({
  /** Code of a vendor. */
  vendor: text,
  search: text,
  sort: fallback(optional(picklist(['name', 'newest'])), undefined),
});

/** Other addresses of the home page. */
const homeNames: readonly string[] = ['home', 'index', 'index.html'];

export const Route = createFileRoute('/$games')({
  validateSearch: search,
  beforeLoad: ({ params, location }) => {
    if (homeNames.includes(params.games)) throw redirect({ to: '/', replace: true });
    // The search parameters contain the referral code.
    if (params.games === 'register.html')
      throw redirect({ href: `/register${location.searchStr}`, replace: true });
    const category = categoryAt(`/${params.games}`);
    if (category === null) throw notFound();
    const slotClass = partOf(category)?.slotClass;
    if (slotClass)
      throw redirect({ to: '/rng', search: (search) => ({ ...search, slotClass }), replace: true });
  },
  // A dialog over the page is no other list.
  loaderDeps: (asked) => parse(search, asked.search),
  // All searches share one result list: a preload must not replace it.
  preload: false,
  loader: ({ context: { app, firstView }, deps, location: { pathname, searchStr }, params }) => {
    firstView(app.catalogue.loadLobby());
    const category = categoryAt(`/${params.games}`);
    if (category === null) return;
    firstView(
      import('../features/games/lobby/load-lobby.ts').then(({ loadLobby }) =>
        loadLobby(app, { category, search: deps, address: pathname + searchStr }),
      ),
    );
  },
  component: Games,
});

function Games() {
  usePageShown();
  const category = categoryAt(`/${Route.useParams().games}`);
  const filters = Route.useSearch();
  return category && <LobbyPage key={category} category={category} search={filters} />;
}
