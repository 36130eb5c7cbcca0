import { Swiper } from 'swiper';
import { prefersStill } from '../../../lib/prefers-still.ts';
import type { CarouselLayout } from './carousel-layout.ts';
import type { Place } from './scroller.ts';

/** An endless row of slides. Durations are in milliseconds. */
export interface SwiperCarousel {
  go(to: number, duration: number): void;
  step(by: 1 | -1, duration: number): void;
  destroy(): void;
}

interface Settings extends CarouselLayout {
  /** The position of the row, which it keeps. */
  place: Place;
  /** Milliseconds of a change of slides. */
  speed: number;
  onSlide(index: number): void;
}

/** Turns a box that the browser scrolled into an endless carousel, without Swiper's own controls and texts. */
export function createSwiperCarousel(
  box: HTMLElement,
  { classes, gap, place, speed, onSlide }: Settings,
): SwiperCarousel {
  box.scrollLeft = 0;
  const swiper = new Swiper(box, {
    wrapperClass: classes.row,
    slideClass: classes.slide,
    ...(gap !== undefined && { slidesPerView: 'auto', spaceBetween: gap }),
    initialSlide: place.index,
    loop: true,
    speed,
    loopPreventsSliding: false,
    on: { realIndexChange: ({ realIndex }) => onSlide(realIndex) },
  });
  if (place.hidden > 0) swiper.setTranslate(swiper.translate - place.hidden);
  if (gap !== undefined) box.addEventListener('focusin', showFocused);

  /** Scrolls to a slide that gets keyboard focus outside the visible area. */
  function showFocused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('[data-swiper-slide-index]');
    if (slide)
      swiper.slideToLoop(Number(slide.dataset['swiperSlideIndex']), prefersStill() ? 0 : speed);
  }

  return {
    go: (to, duration) => void swiper.slideToLoop(to, duration),
    step: (by, duration) => void (by > 0 ? swiper.slideNext(duration) : swiper.slidePrev(duration)),
    destroy() {
      box.removeEventListener('focusin', showFocused);
      swiper.destroy(true, true);
    },
  };
}
