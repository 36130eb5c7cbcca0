import { createRootRouteWithContext } from '@tanstack/react-router';
import { boolean, fallback, object, optional, picklist, pipe, regex, string } from 'valibot';
import { allMessagesLoaded } from '../i18n/activate-locale.ts';
import type { RouteContext } from '../lib/route-context.ts';

const dialogs = [
  'login',
  'forgotPassword',
  'signOut',
  'trialAccount',
  'underMaintenance',
  'vendorGames',
  'askService',
  'contact',
  'depositGuide',
  'join',
  'sponsors',
] as const;

/** Dialogs that have an address, on whichever page. */
const search = object({
  dialog: fallback(optional(picklist(dialogs)), undefined),
  /** The vendor's card whose games are listed, such as `FISH-LAMBAT`. */
  card: fallback(optional(string()), undefined),
  /** The page of ours that was asked for before logging in. */
  next: fallback(optional(pipe(string(), regex(/^\/(?![/\\])/))), undefined),
  /** What was asked for is a game that can be tried with play money. */
  trial: fallback(optional(boolean()), undefined),
});

export const Route = createRootRouteWithContext<RouteContext>()({
  validateSearch: search,
  // The home page has its first words with it; what it shows later waits by itself.
  beforeLoad: ({ location }) => (location.pathname === '/' ? undefined : allMessagesLoaded()),
  // The navigation names the kinds of games that have vendors, whatever the page.
  loader: ({ context: { app } }) => void app.catalogue.loadLobby(),
  staleTime: Number.POSITIVE_INFINITY,
});
