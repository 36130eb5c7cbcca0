import { lazy, Suspense } from 'react';
import type { Why } from './closed-words.tsx';

const ClosedPage = lazy(() =>
  import('./closed-page.tsx').then(({ ClosedPage }) => ({ default: ClosedPage })),
);

/** Stands in place of the whole app while it cannot be used. */
export function Closed({ why }: { why: Why }) {
  return (
    <Suspense fallback={null}>
      <ClosedPage why={why} />
    </Suspense>
  );
}
