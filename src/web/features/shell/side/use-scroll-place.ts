import { useEffect, useState } from 'react';

/** Scroll distance from which the page counts as scrolled, in pixels. */
const scrolledPx = 320;
/** Shorter movements do not change the direction. */
const minMovePx = 8;

/** The scroll position of the page: near the top, or below it with the direction of the last movement. */
type ScrollPlace = 'top' | 'down' | 'up';

/** Returns the scroll position of the page. A page that is restored below its top counts as scrolled up. */
export function useScrollPlace(): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>(() =>
    window.scrollY > scrolledPx ? 'up' : 'top',
  );

  useEffect(() => {
    let last = window.scrollY;
    function follow(): void {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < minMovePx) return;
      last = window.scrollY;
      if (moved > 0) setPlace('down');
      else setPlace(last > scrolledPx ? 'up' : 'top');
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return place;
}
