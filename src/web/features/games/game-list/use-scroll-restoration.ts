import { useEffect } from 'react';
import type { Place } from '#core/storage/reading-place.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The list takes its height frames later, once it has seen how its covers lie. */
const mostFrames = 60;

/** Where the player is. */
export const addressNow = (): string => location.pathname + location.search;

/** Scrolls as soon as the page is long enough, unless the player has gone on by then. */
function goBackTo({ address, top }: Place): void {
  let left = mostFrames;
  function step(): void {
    if (addressNow() !== address) return;
    window.scrollTo({ top, behavior: 'instant' });
    left -= 1;
    if (window.scrollY < top - 1 && left > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

/** Goes back to where a long list was left when the browser let go of the page, once it is there as far as that. */
export function useScrollRestoration(pages: number, isThere: boolean): void {
  const { readingPlace } = useApp();
  useEffect(() => {
    const left = isThere ? readingPlace.take(addressNow()) : null;
    if (left !== null) goBackTo(left);
  }, [readingPlace, isThere]);

  useEffect(() => {
    if (pages < 1) return;
    const leave = (): void =>
      readingPlace.leave({ address: addressNow(), pages, top: Math.max(0, window.scrollY) });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [readingPlace, pages]);
}
