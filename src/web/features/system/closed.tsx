import { lazyComponent } from '../../lib/lazy-component.tsx';

/** Replaces the whole app while the site is closed. */
export const Closed = lazyComponent(() =>
  import('./closed-page.tsx').then((loaded) => loaded.ClosedPage),
);
