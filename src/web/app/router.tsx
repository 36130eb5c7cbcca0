import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { Broken } from '../features/shell/pages/broken.tsx';
import { Loading } from '../features/shell/pages/loading.tsx';
import { Route as rootRoute } from '../routes/__root.tsx';
import { routeTree } from '../route-tree.gen.ts';
import { Root } from './root.tsx';

rootRoute.update({ component: Root });

/** The address book of the app. A history is given where there is no address bar. */
export function createAppRouter(app: App, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { app },
    ...(history && { history }),
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Broken,
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
    /** `bleed` reaches both edges of the window; `bare` fills all the room under the header, without a footer; `alone` has nothing around it, to stand in somebody else's window. */
    layout?: 'bleed' | 'bare' | 'alone';
  }
}
