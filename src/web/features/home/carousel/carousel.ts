import { Swiper } from 'swiper';

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
      touchEnd: restart,
    },
  });
  if (gap !== undefined) box.addEventListener('focusin', bringIntoView);

  /** Swiper's own clock looks at the time in every frame; this one sleeps in between. */
  function run(moving: boolean): void {
    clearInterval(timer);
    timer = moving ? setInterval(() => swiper.slideNext(speedMs), delayMs) : undefined;
  }

  /** Whoever has just swiped is given the whole time to look. */
  function restart(): void {
    if (timer !== undefined) run(true);
  }

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
    run,
    end() {
      run(false);
      box.removeEventListener('focusin', bringIntoView);
      swiper.destroy(true, true);
    },
  };
}
