import { useEffect } from 'react';
import type { Place } from '#core/storage/reading-place.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The list gets its final height some frames after its first render. */
const maxFrames = 60;

/** Path and search of the current page. */
const currentAddress = (): string => location.pathname + location.search;

/** Scrolls to a position as soon as the page is long enough. Stops when the player leaves the page. */
function restore({ address, top }: Place): void {
  let framesLeft = maxFrames;
  function step(): void {
    if (currentAddress() !== address) return;
    window.scrollTo({ top, behavior: 'instant' });
    framesLeft -= 1;
    if (window.scrollY < top - 1 && framesLeft > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

/**
 * Saves the number of loaded pages and the scroll position when the page is hidden, and restores the position
 * after the browser discarded the page. `isReady`: the saved pages are loaded again.
 */
export function useScrollRestoration(pages: number, isReady: boolean): void {
  const { readingPlace } = useApp();
  useEffect(() => {
    const saved = isReady ? readingPlace.take(currentAddress()) : null;
    if (saved !== null) restore(saved);
  }, [readingPlace, isReady]);

  useEffect(() => {
    if (pages < 1) return;
    const save = (): void =>
      readingPlace.leave({ address: currentAddress(), pages, top: Math.max(0, window.scrollY) });
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [readingPlace, pages]);
}
