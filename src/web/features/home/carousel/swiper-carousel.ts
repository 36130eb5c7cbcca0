import { Swiper } from 'swiper';
import { prefersStill } from '../../../lib/prefers-still.ts';
import { whileInViewport } from '../while-in-viewport.ts';

/** The index of a slide, or the one beside the current slide. */
export type Turn = number | 'next' | 'previous';

/** An endless row of slides. It changes slides without animation for players who prefer less motion. */
export interface Carousel {
  turn(to: Turn): void;
  /** Starts or stops the change to the next slide every five seconds, for as long as the carousel is visible. */
  autoplay(wanted: boolean): void;
  /** Leaves the row at its first slide, for the browser to scroll. */
  destroy(): void;
}

/** Class names and spacing of the slides. The object must be stable between renders. */
export interface CarouselLayout {
  readonly classes: { readonly row: string; readonly slide: string };
  /** Pixels between slides with their own width. Without it one slide fills the box. */
  readonly gap?: number;
}

interface CarouselEvents {
  /** The carousel shows a slide, at first too. */
  onSlide(index: number): void;
  /** The carousel begins or ends to move by itself. */
  onMotion(moving: boolean): void;
}

/** Milliseconds that a slide is shown. */
const delayMs = 5_000;

/** Milliseconds of a change of slides by the player, and by itself. */
const speedMs = 500;
const autoplayMs = 1_000;

const durationOfTurn = () => (prefersStill() ? 0 : speedMs);

/** Makes an endless carousel of a box at the place to which it is scrolled, without Swiper's own controls and texts. */
export function createCarousel(
  box: HTMLElement,
  layout: CarouselLayout,
  { onSlide, onMotion }: CarouselEvents,
): Carousel {
  const swiper = createSwiper(box, layout, onSlide);
  let stop: (() => void) | null = null;

  // Swiper's autoplay runs code in every frame; an interval does not.
  function run(): () => void {
    onMotion(true);
    const timer = setInterval(() => swiper.slideNext(autoplayMs), delayMs);
    return () => {
      clearInterval(timer);
      onMotion(false);
    };
  }

  function autoplay(wanted: boolean): void {
    stop?.();
    stop = wanted ? whileInViewport(box, run) : null;
  }

  return {
    turn(to) {
      if (to === 'next') swiper.slideNext(durationOfTurn());
      else if (to === 'previous') swiper.slidePrev(durationOfTurn());
      else swiper.slideToLoop(to, durationOfTurn());
    },
    autoplay,
    destroy() {
      autoplay(false);
      swiper.destroy(true, true);
    },
  };
}

function createSwiper(
  box: HTMLElement,
  { classes, gap }: CarouselLayout,
  onSlide: CarouselEvents['onSlide'],
): Swiper {
  const { index, hidden } = placeOf(box);
  box.scrollLeft = 0;
  const swiper = new Swiper(box, {
    wrapperClass: classes.row,
    slideClass: classes.slide,
    ...(gap !== undefined && { slidesPerView: 'auto', spaceBetween: gap }),
    initialSlide: index,
    loop: true,
    speed: speedMs,
    loopPreventsSliding: false,
    on: {
      realIndexChange: show,
      destroy: ({ slides }) => {
        for (const slide of slides) slide.inert = false;
        box.removeEventListener('focusin', showFocused);
      },
    },
  });
  show(swiper);
  if (hidden > 0) swiper.setTranslate(swiper.translate - hidden);
  if (gap !== undefined) box.addEventListener('focusin', showFocused);

  /** Makes the other slides inert when one fills the box. Swiper calls this first while it is being made. */
  function show({ realIndex, slides }: Swiper): void {
    if (gap === undefined)
      for (const slide of slides)
        slide.inert = slide.dataset['swiperSlideIndex'] !== String(realIndex);
    onSlide(realIndex);
  }

  /** Scrolls to a slide that gets keyboard focus outside the visible area. */
  function showFocused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('[data-swiper-slide-index]');
    if (slide) swiper.slideToLoop(Number(slide.dataset['swiperSlideIndex']), durationOfTurn());
  }
  return swiper;
}

/** The first slide that the browser has scrolled to, and the pixels of it that are scrolled away. */
function placeOf(box: HTMLElement): { index: number; hidden: number } {
  const lefts = [...(box.firstElementChild?.children ?? [])].map(
    (slide) => slide.getBoundingClientRect().left,
  );
  const [first = 0, second = Infinity] = lefts;
  const from = Math.max(box.scrollLeft, 0);
  // A browser may miss a slide by a pixel.
  const index = Math.floor((from + 1) / (second - first));
  return { index, hidden: Math.max(from - index * (second - first), 0) };
}
