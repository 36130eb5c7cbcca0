import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. It does not where a page is rendered ahead. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (act: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', act);
      return () => media.removeEventListener('change', act);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
}
