import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel } from './carousel.ts';
import type { Motion } from './use-motion.ts';
import styles from './banners.module.css';

/** The carousel as the controls see it. */
export interface CarouselView {
  /** The slide that is looked at, from 0. */
  readonly current: number;
  go(to: number): void;
  next(): void;
  previous(): void;
}

/** Makes slides of a box into a carousel, once there are two of them; its program is fetched only then. */
export function useCarousel(
  box: RefObject<HTMLElement | null>,
  { slides, motion }: { slides: number; motion: Motion },
): CarouselView {
  const carousel = useRef<Carousel | null>(null);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const { moving, calm } = motion;

  useEffect(() => {
    const element = box.current;
    if (element === null || slides < 2) return;
    let left = false;
    void import('./carousel.ts').then(({ createCarousel }) => {
      if (left) return;
      carousel.current = createCarousel(element, {
        classes: { row: styles.row ?? '', slide: styles.slide ?? '' },
        onSlide: setCurrent,
      });
      setReady(true);
    });
    return () => {
      left = true;
      carousel.current?.end();
      carousel.current = null;
      setCurrent(0);
      setReady(false);
    };
  }, [box, slides]);

  useEffect(() => carousel.current?.run(ready && moving), [ready, moving]);

  return {
    current,
    go: (to) => carousel.current?.go(to, calm),
    next: () => carousel.current?.next(calm),
    previous: () => carousel.current?.previous(calm),
  };
}
