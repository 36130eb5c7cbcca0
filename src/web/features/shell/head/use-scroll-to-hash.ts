import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a part of the page that loads late is waited for. */
const patienceMs = 4_000;

function scrollTo(id: string): boolean {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  return place !== null;
}

/** Scrolls to what the hash of the address names, also where that comes after the page itself. */
export function useScrollToHash(): void {
  const { hash, pathname, state } = useLocation();

  useEffect(() => {
    if (hash === '' || scrollTo(hash)) return;
    const watch = new MutationObserver(() => scrollTo(hash) && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), patienceMs);
    return () => {
      clearTimeout(end);
      watch.disconnect();
    };
  }, [hash, pathname, state]);
}
