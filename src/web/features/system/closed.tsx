import { lazyComponent } from '../../lib/lazy-component.tsx';

/** Stands in place of the whole app while it cannot be used. */
export const Closed = lazyComponent(() =>
  import('./closed-page.tsx').then((loaded) => loaded.ClosedPage),
);
