import { createAutoplay } from './autoplay.ts';
import type { CarouselLayout } from './carousel-layout.ts';
import { createRow } from './row.ts';

/** A carousel. With `reducedMotion` it changes slides without animation. */
export interface Carousel {
  go(to: number, reducedMotion: boolean): void;
  next(reducedMotion: boolean): void;
  previous(reducedMotion: boolean): void;
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
  const speed = (reducedMotion: boolean): number => (reducedMotion ? 0 : speedMs);
  return {
    go: (to, reducedMotion) => row.go(to, speed(reducedMotion)),
    next: (reducedMotion) => row.step(1, speed(reducedMotion)),
    previous: (reducedMotion) => row.step(-1, speed(reducedMotion)),
    autoplay: autoplay.want,
    destroy() {
      autoplay.want(false);
      row.destroy();
    },
  };
}
