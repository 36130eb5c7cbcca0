import { createRootRouteWithContext } from '@tanstack/react-router';
import { validateDialogSearch } from '../lib/dialog/dialogs.ts';
import type { RouteContext } from '../lib/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  validateSearch: validateDialogSearch,
  // The navigation of every page lists the categories that have vendors.
  loader: ({ context: { app } }) => void app.catalogue.loadLobby(),
  staleTime: Number.POSITIVE_INFINITY,
});
