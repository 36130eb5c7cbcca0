import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import type { Carousel, Turn } from './carousel.ts';
import type { CarouselLayout } from './carousel-layout.ts';
import type { Motion } from '../use-motion.ts';

/** The interface of the carousel for its controls. */
export interface CarouselView {
  /** Index of the current slide, from 0. */
  readonly current: number;
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

/** Makes a carousel of `box` when there are two or more slides; its code loads only then. It moves while it is visible. */
export function useCarousel(
  box: RefObject<HTMLElement | null>,
  { slides, content = '', motion, layout }: CarouselOptions,
): CarouselView {
  const carousel = useRef<Carousel | null>(null);
  /** The last press before the carousel was there. */
  const wish = useRef<Turn | null>(null);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [moving, setMoving] = useState(false);
  const { ui } = useApp();
  const { savesData } = useSnapshot(ui.state);
  // Each slide that comes by itself loads a picture.
  const mayMove = motion.moving && !savesData;

  useEffect(() => {
    const element = box.current;
    if (element === null || slides < 2) return;
    let isUnmounted = false;
    void import('./carousel.ts').then(
      ({ createCarousel }) => {
        if (isUnmounted) return;
        const listeners = { onSlide: setCurrent, onMotion: setMoving };
        carousel.current = createCarousel(element, { ...layout, ...listeners, slides });
        if (wish.current !== null) carousel.current.turn(wish.current);
        wish.current = null;
        setReady(true);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      carousel.current?.destroy();
      carousel.current = null;
      setReady(false);
    };
  }, [box, slides, content, layout]);

  useEffect(() => {
    if (ready) carousel.current?.autoplay(mayMove);
  }, [ready, mayMove]);

  return {
    current,
    moving,
    turn(to) {
      if (carousel.current) carousel.current.turn(to);
      else wish.current = to;
    },
  };
}
