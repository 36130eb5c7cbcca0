import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Longest wait for a part of the page that loads late, in milliseconds. */
const timeoutMs = 4_000;

function scrollTo(id: string): boolean {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  return place !== null;
}

/** Scrolls to the element that the hash of the address names, also if it appears after the page. */
export function useScrollToHash(): void {
  const { hash, pathname, state } = useLocation();

  useEffect(() => {
    if (hash === '' || scrollTo(hash)) return;
    const watch = new MutationObserver(() => scrollTo(hash) && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), timeoutMs);
    return () => {
      clearTimeout(end);
      watch.disconnect();
    };
  }, [hash, pathname, state]);
}
