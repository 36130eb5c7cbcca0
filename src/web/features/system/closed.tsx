import { Suspense } from 'react';
import { lazily } from '../../lazily.tsx';
import type { Why } from './closed-words.tsx';

const ClosedPage = lazily(() => import('./closed-page.tsx').then((loaded) => loaded.ClosedPage));

/** Stands in place of the whole app while it cannot be used. */
export function Closed({ why }: { why: Why }) {
  return (
    <Suspense fallback={null}>
      <ClosedPage why={why} />
    </Suspense>
  );
}
