import { useCallback, useSyncExternalStore } from 'react';

/** Returns true while a media query matches. During prerendering and hydration it is `ahead`. */
export function useMedia(query: string, ahead = false): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => ahead,
  );
}
