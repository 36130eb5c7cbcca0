import { useEffect } from 'react';
import { leavePlace, takePlace } from './reading-place.ts';

/** Goes back to where a long list was left when the browser let go of the page, once it is there as far as that. */
export function useReadingPlace(pages: number, isThere: boolean): void {
  useEffect(() => {
    const left = isThere ? takePlace() : null;
    if (left === null) return;
    // The list takes its height once it has seen how its covers lie.
    const frame = requestAnimationFrame(() =>
      window.scrollTo({ top: left.top, behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
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
