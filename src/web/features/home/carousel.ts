import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Slides that follow each other without end. `calm` goes to a slide without moving there. */
export interface Carousel {
  go(to: number, calm: boolean): void;
  next(calm: boolean): void;
  previous(calm: boolean): void;
  /** Moves on by itself, each five seconds, or stops doing so. */
  run(moving: boolean): void;
  end(): void;
}

/** How slides stand in their box. */
export interface CarouselLook {
  readonly classes: { readonly row: string; readonly slide: string };
  /** Pixels between two slides that keep their own width; without it one slide fills the box. */
  readonly gap?: number;
}

interface Settings extends CarouselLook {
  onSlide(index: number): void;
}

const delayMs = 5_000;
const speedMs = 1_000;

/** Turns a box with a row of slides into a carousel. Its buttons and words are ours, not Swiper's. */
export function createCarousel(box: HTMLElement, { classes, gap, onSlide }: Settings): Carousel {
  const swiper = new Swiper(box, {
    modules: [Autoplay],
    wrapperClass: classes.row,
    slideClass: classes.slide,
    ...(gap !== undefined && { slidesPerView: 'auto', spaceBetween: gap }),
    loop: true,
    loopPreventsSliding: false,
    speed: speedMs,
    autoplay: { delay: delayMs, disableOnInteraction: false },
    on: { realIndexChange: ({ realIndex }) => onSlide(realIndex) },
  });
  swiper.autoplay.stop();
  if (gap !== undefined) box.addEventListener('focusin', bringIntoView);

  /** A slide past the edge that the keyboard has come to. */
  function bringIntoView({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('[data-swiper-slide-index]');
    if (slide) swiper.slideToLoop(Number(slide.dataset['swiperSlideIndex']), speed(isCalm()));
  }

  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const speed = (calm: boolean): number => (calm ? 0 : speedMs / 2);
  return {
    go: (to, calm) => void swiper.slideToLoop(to, speed(calm)),
    next: (calm) => void swiper.slideNext(speed(calm)),
    previous: (calm) => void swiper.slidePrev(speed(calm)),
    run: (moving) => void (moving ? swiper.autoplay.start() : swiper.autoplay.stop()),
    end() {
      box.removeEventListener('focusin', bringIntoView);
      swiper.destroy(true, true);
    },
  };
}
