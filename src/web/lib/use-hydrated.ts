import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False during prerendering and in the first render of hydration, which must give the same markup; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
