import { type RefObject, useEffect, useState } from 'react';

/** The part of a thing that has to be there for it to count as there. */
const threshold = 0.1;

/** Turns true, for good, once a tenth of an element has come within a distance of the screen. */
export function useInViewport(element: RefObject<Element | null>, distance = '0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (place === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: distance, threshold },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, distance, near]);
  return near;
}
