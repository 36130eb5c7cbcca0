import { useEffect } from 'react';
import { addressNow, leavePlace, type ReadingPlace, takePlace } from './reading-place.ts';

/** The list takes its height frames later, once it has seen how its covers lie. */
const mostFrames = 60;

/** Scrolls as soon as the page is long enough, unless the player has gone on by then. */
function goBackTo({ address, top }: ReadingPlace): void {
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
export function useReadingPlace(pages: number, isThere: boolean): void {
  useEffect(() => {
    const left = isThere ? takePlace() : null;
    if (left !== null) goBackTo(left);
  }, [isThere]);

  useEffect(() => {
    if (pages < 1) return;
    const leave = (): void => leavePlace(pages, window.scrollY);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [pages]);
}
