import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { validateDialogSearch } from '../lib/dialog/dialogs.ts';
import { loginSearch } from '../lib/guards.ts';
import type { RouteContext } from '../lib/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  validateSearch: validateDialogSearch,
  // The games of a vendor are for members. A guest logs in first, over the same page.
  beforeLoad: async ({ context: { app }, location, search: { dialog } }) => {
    if (dialog !== 'vendorGames') return;
    const login = await loginSearch(app, location.href);
    if (login === null) return;
    throw redirect({
      to: '.',
      search: (page: object) => ({ ...page, ...login }),
      replace: true,
      resetScroll: false,
    });
  },
  // The navigation of every page lists the categories that have vendors.
  loader: ({ context: { app, firstView } }) => firstView(app.catalogue.loadLobby()),
  staleTime: Number.POSITIVE_INFINITY,
});
