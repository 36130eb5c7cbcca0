import type { App } from '#core/app.ts';

/** Context of the guards and loaders of every route. */
export interface RouteContext {
  readonly app: App;
}
