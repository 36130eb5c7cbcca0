import type { App } from '#core/app.ts';

/** Context of the guards and loaders of every route. */
export interface RouteContext {
  readonly app: App;
  /** Notes a load whose answer the first view of the first page shows. Later pages wait for none. */
  readonly firstView: (load: Promise<unknown>) => void;
}
