import { createRootRouteWithContext } from '@tanstack/react-router';
import { allMessagesLoaded } from '../i18n/activate-locale.ts';
import { validateDialogSearch } from '../lib/dialog/dialogs.ts';
import type { RouteContext } from '../lib/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  validateSearch: validateDialogSearch,
  // The home page has its first words with it; what it shows later waits by itself.
  beforeLoad: ({ location }) => (location.pathname === '/' ? undefined : allMessagesLoaded()),
  // The navigation names the kinds of games that have vendors, whatever the page.
  loader: ({ context: { app } }) => void app.catalogue.loadLobby(),
  staleTime: Number.POSITIVE_INFINITY,
});
