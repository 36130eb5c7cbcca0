import { createRootRouteWithContext } from '@tanstack/react-router';
import { allMessagesLoaded } from '../i18n/activate-locale.ts';
import { validateDialogSearch } from '../lib/dialog/dialogs.ts';
import type { RouteContext } from '../lib/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  validateSearch: validateDialogSearch,
  // The home page has its messages in the initial catalogue; its lazy parts wait for the others themselves.
  beforeLoad: ({ location }) => (location.pathname === '/' ? undefined : allMessagesLoaded()),
  // The navigation of every page lists the categories that have vendors.
  loader: ({ context: { app } }) => void app.catalogue.loadLobby(),
  staleTime: Number.POSITIVE_INFINITY,
});
