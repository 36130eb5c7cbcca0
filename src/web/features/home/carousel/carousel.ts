import { Swiper } from 'swiper';
import { prefersStill } from '../../../lib/prefers-still.ts';

/** An endless carousel. With `reducedMotion` it changes slides without animation. */
export interface Carousel {
  go(to: number, reducedMotion: boolean): void;
  next(reducedMotion: boolean): void;
  previous(reducedMotion: boolean): void;
  /** Starts or stops the change to the next slide every five seconds. */
  autoplay(moving: boolean): void;
  destroy(): void;
}

/** Class names and spacing of the slides. The object must be stable between renders. */
export interface CarouselLayout {
  readonly classes: { readonly row: string; readonly slide: string };
  /** Pixels between slides with their own width. Without it one slide fills the box. */
  readonly gap?: number;
}

interface Settings extends CarouselLayout {
  onSlide(index: number): void;
}

const delayMs = 5_000;
const speedMs = 1_000;

/** Turns a box with a row of slides into a carousel, without Swiper's own controls and texts. */
export function createCarousel(box: HTMLElement, { classes, gap, onSlide }: Settings): Carousel {
  let timer: ReturnType<typeof setInterval> | undefined;
  const swiper = new Swiper(box, {
    wrapperClass: classes.row,
    slideClass: classes.slide,
    ...(gap !== undefined && { slidesPerView: 'auto', spaceBetween: gap }),
    loop: true,
    loopPreventsSliding: false,
    speed: speedMs,
    on: {
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      touchStart: () => clearInterval(timer),
      touchEnd: restartTimer,
    },
  });
  if (gap !== undefined) box.addEventListener('focusin', showFocused);

  /** Swiper's autoplay runs code in every frame; an interval does not. */
  function autoplay(moving: boolean): void {
    clearInterval(timer);
    timer = moving ? setInterval(() => swiper.slideNext(speedMs), delayMs) : undefined;
  }

  /** After a swipe, the full delay starts again. */
  function restartTimer(): void {
    if (timer !== undefined) autoplay(true);
  }

  /** Scrolls to a slide that gets keyboard focus outside the visible area. */
  function showFocused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('[data-swiper-slide-index]');
    if (slide) swiper.slideToLoop(Number(slide.dataset['swiperSlideIndex']), speed(prefersStill()));
  }

  const speed = (reducedMotion: boolean): number => (reducedMotion ? 0 : speedMs / 2);
  return {
    go: (to, reducedMotion) => void swiper.slideToLoop(to, speed(reducedMotion)),
    next: (reducedMotion) => void swiper.slideNext(speed(reducedMotion)),
    previous: (reducedMotion) => void swiper.slidePrev(speed(reducedMotion)),
    autoplay,
    destroy() {
      autoplay(false);
      box.removeEventListener('focusin', showFocused);
      swiper.destroy(true, true);
    },
  };
}
