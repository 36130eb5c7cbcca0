import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False where a page is rendered ahead and in the first render over it, which has to be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
