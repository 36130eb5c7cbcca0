import { prefersStill } from '../../../lib/prefers-still.ts';
import { createAutoplay } from './autoplay.ts';
import type { CarouselLayout } from './carousel-layout.ts';
import { createRow } from './row.ts';

/** The index of a slide, or the one beside the current slide. */
export type Turn = number | 'next' | 'previous';

/** A carousel. It changes slides without animation for players who prefer less motion. */
export interface Carousel {
  turn(to: Turn): void;
  /** Starts or stops the change to the next slide every five seconds, for as long as the carousel is visible. */
  autoplay(wanted: boolean): void;
  destroy(): void;
}

interface CarouselSettings extends CarouselLayout {
  slides: number;
  onSlide(index: number): void;
  /** The carousel begins or ends to move by itself. */
  onMotion(moving: boolean): void;
}

/** Milliseconds of a change of slides by the player, and by itself. */
const speedMs = 500;
const autoplayMs = 1_000;

/**
 * Makes a carousel of a box that the browser scrolls. Swiper, which makes it endless, loads at the first input on the
 * carousel or when it begins to move by itself. Without it the box goes on scrolling, and turns back at its ends.
 */
export function createCarousel(box: HTMLElement, settings: CarouselSettings): Carousel {
  const { onMotion } = settings;
  const row = createRow(box, { ...settings, speed: speedMs });
  const autoplay = createAutoplay(box, {
    onMotion(moving) {
      if (moving) row.load();
      onMotion(moving);
    },
    onTurn: () => row.step(1, autoplayMs),
  });
  return {
    turn(to) {
      const duration = prefersStill() ? 0 : speedMs;
      if (typeof to === 'number') row.go(to, duration);
      else row.step(to === 'next' ? 1 : -1, duration);
    },
    autoplay: autoplay.want,
    destroy() {
      autoplay.want(false);
      row.destroy();
    },
  };
}
