import {
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { PageError } from '../features/shell/pages/page-error.tsx';
import type { RouteContext } from '../lib/route-context.ts';
import { Loading } from '../features/shell/pages/loading.tsx';
import { Route as rootRoute } from '../routes/__root.tsx';
import { routeTree } from '../route-tree.gen.ts';
import { Root } from './root.tsx';

rootRoute.update({ component: Root });

interface RouterOptions {
  /** Replaces the browser history in tests and during prerendering. */
  readonly history?: RouterHistory;
  /** See `RouteContext`. By default, nobody waits. */
  readonly firstView?: RouteContext['firstView'];
}

/** Parameters are texts, as they stand in the address: a code of digits is no number. The word `true` is a flag. */
const parseSearch = (search: string) =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, text]) => [name, text === 'true' || text]),
  );

/** Creates the router. */
export function createAppRouter(app: App, { history, firstView = () => {} }: RouterOptions = {}) {
  return createRouter({
    routeTree,
    context: { app, firstView },
    parseSearch,
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(history && { history }),
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: app.ui.state.savesData ? false : 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('../features/shell/pages/not-found.tsx'),
      'NotFound',
    ),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** `bleed` uses the full width of the window; `bare` fills the space below the header, without a footer; `alone` has no shell, for embedding in another site. */
    layout?: 'bleed' | 'bare' | 'alone';
    /** The page has no contact and help at its edge. */
    hasNoSide?: true;
    /** The page has no tab bar: its form needs the height of a phone. */
    hasNoTabBar?: true;
  }
}
