import { type RefObject, useEffect, useState } from 'react';

/** Share of the element's area that has to be inside. */
const threshold = 0.1;

/** Turns true, and stays true, when a tenth of the element is within `distance` (a CSS length) of the viewport. */
export function useInViewport(element: RefObject<Element | null>, distance = '0px'): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || isInside) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInside(true);
      },
      { rootMargin: distance, threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, distance, isInside]);
  return isInside;
}
