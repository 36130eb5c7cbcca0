import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel, CarouselLook } from './carousel.ts';
import type { Motion } from '../use-motion.ts';
import { whileInViewport } from '../while-in-viewport.ts';

/** The carousel as the controls see it. */
export interface CarouselView {
  /** The slide that is looked at, from 0. */
  readonly current: number;
  go(to: number): void;
  next(): void;
  previous(): void;
}

interface CarouselOptions {
  /** How many slides there are, none while they are not to move. */
  slides: number;
  /** Which slides they are: others are made into a carousel anew. */
  content?: string;
  motion: Motion;
  /** The same object in every render. */
  look: CarouselLook;
}

/** Makes slides of a box into a carousel, once there are two of them; its program is fetched only then. It moves while it is on the screen. */
export function useCarousel(
  box: RefObject<HTMLElement | null>,
  { slides, content = '', motion, look }: CarouselOptions,
): CarouselView {
  const carousel = useRef<Carousel | null>(null);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const { moving, calm } = motion;

  useEffect(() => {
    const element = box.current;
    if (element === null || slides < 2) return;
    let left = false;
    void import('./carousel.ts').then(
      ({ createCarousel }) => {
        if (left) return;
        carousel.current = createCarousel(element, { ...look, onSlide: setCurrent });
        setReady(true);
      },
      () => undefined,
    );
    return () => {
      left = true;
      carousel.current?.end();
      carousel.current = null;
      setCurrent(0);
      setReady(false);
    };
  }, [box, slides, content, look]);

  useEffect(() => {
    if (!ready || !moving || box.current === null) return;
    return whileInViewport(box.current, () => {
      carousel.current?.run(true);
      return () => carousel.current?.run(false);
    });
  }, [box, ready, moving]);

  return {
    current,
    go: (to) => carousel.current?.go(to, calm),
    next: () => carousel.current?.next(calm),
    previous: () => carousel.current?.previous(calm),
  };
}
