import type { App } from '#core/app.ts';

/** What guards and loaders of every route receive. */
export interface RouteContext {
  readonly app: App;
}
