import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import type { Carousel, CarouselLayout, Turn } from './swiper-carousel.ts';
import type { Motion } from '../use-motion.ts';

/** The interface of the carousel for its controls. */
export interface CarouselView {
  /** Index of the current slide, from 0. Null while the browser scrolls the row. */
  readonly current: number | null;
  /** It changes slides by itself now. */
  readonly moving: boolean;
  turn(to: Turn): void;
}

interface CarouselOptions {
  /** Number of slides; 0 while there should be no carousel. */
  slides: number;
  /** Identity of the slides: a change creates a new carousel. */
  content?: string;
  motion: Motion;
  /** The same object in every render. */
  layout: CarouselLayout;
}

/**
 * Makes a carousel of `box` when there are two or more slides, after the first input on the page or ten seconds. Until
 * then the browser scrolls it. It moves while it is visible.
 */
export function useCarousel(
  box: RefObject<HTMLElement | null>,
  { slides, content = '', motion, layout }: CarouselOptions,
): CarouselView {
  const carousel = useRef<Carousel | null>(null);
  /** The last press before the carousel was there. */
  const waitingTurn = useRef<Turn | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [moving, setMoving] = useState(false);
  const { ui } = useApp();
  const { savesData } = useSnapshot(ui.state);
  // Each slide that comes by itself loads a picture.
  const mayMove = motion.moving && !savesData;
  const exists = current !== null;

  useEffect(() => {
    const element = box.current;
    if (element === null || slides < 2) return;
    let isUnmounted = false;
    import('./load-carousel.ts')
      .then(({ loadCarousel }) => loadCarousel(element))
      .then(
        (create) => {
          if (isUnmounted) return;
          carousel.current = create(element, layout, { onSlide: setCurrent, onMotion: setMoving });
          if (waitingTurn.current !== null) carousel.current.turn(waitingTurn.current);
          waitingTurn.current = null;
        },
        () => undefined,
      );
    return () => {
      isUnmounted = true;
      carousel.current?.destroy();
      carousel.current = null;
      setCurrent(null);
    };
  }, [box, slides, content, layout]);

  useEffect(() => {
    if (exists) carousel.current?.autoplay(mayMove);
  }, [exists, mayMove]);

  return {
    current,
    moving,
    turn(to) {
      if (carousel.current) carousel.current.turn(to);
      else waitingTurn.current = to;
    },
  };
}
