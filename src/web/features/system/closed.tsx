import { lazily } from '../../lib/lazily.tsx';

/** Stands in place of the whole app while it cannot be used. */
export const Closed = lazily(() => import('./closed-page.tsx').then((loaded) => loaded.ClosedPage));
