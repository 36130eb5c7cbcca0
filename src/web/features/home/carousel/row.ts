import { loadOptional } from '../../../lib/optional-chunk.ts';
import type { CarouselLayout } from './carousel-layout.ts';
import { createScroller, type Place } from './scroller.ts';
import type { SwiperCarousel } from './swiper-carousel.ts';

/** A row of slides. Durations are in milliseconds. */
export interface Row {
  /** Loads Swiper. */
  load(): void;
  go(to: number, duration: number): void;
  step(by: 1 | -1, duration: number): void;
  /** Leaves the row at its first slide, for the browser to scroll. */
  destroy(): void;
}

interface RowSettings extends CarouselLayout {
  slides: number;
  /** Milliseconds of a change of slides. */
  speed: number;
  onSlide(index: number): void;
}

/** Inputs on the carousel that load Swiper. */
const touches = ['pointermove', 'pointerdown', 'touchstart', 'focusin'] as const;

/** Milliseconds that a step past the end of the row waits for Swiper. */
const patienceMs = 500;

/** Slides that the browser scrolls, until Swiper is loaded and they rest. */
export function createRow(box: HTMLElement, settings: RowSettings): Row {
  const scroller = createScroller(box, rest);
  const listening = new AbortController();
  const overstep = createOverstep(({ by, duration }) =>
    go(by > 0 ? 0 : settings.slides - 1, duration),
  );
  let takeOver: ((place: Place) => SwiperCarousel) | null = null;
  let isLoading = false;
  let swiper: SwiperCarousel | null = null;

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    loadOptional(() => import('./swiper-carousel.ts')).then(
      ({ createSwiperCarousel }) => {
        takeOver = (place) => createSwiperCarousel(box, { ...settings, place });
        scroller.awaitRest();
      },
      () => {
        isLoading = false;
        overstep.giveUp();
      },
    );
  }

  function rest(place: Place): void {
    settings.onSlide(place.index);
    if (takeOver === null) return;
    end();
    swiper = takeOver(place);
    const step = overstep.take();
    if (step) swiper.step(step.by, step.duration);
  }

  function go(to: number, duration: number): void {
    if (swiper) return swiper.go(to, duration);
    load();
    settings.onSlide(to);
    scroller.go(to, duration > 0);
  }

  function step(by: 1 | -1, duration: number): void {
    if (swiper) return swiper.step(by, duration);
    const to = scroller.beside(by);
    if (to !== null) return go(to, duration);
    overstep.wait({ by, duration });
    load();
  }

  function end(): void {
    listening.abort();
    scroller.destroy();
  }

  // The buttons of the carousel are beside its box.
  const place = box.closest('section') ?? box;
  for (const touch of touches)
    place.addEventListener(touch, load, { passive: true, signal: listening.signal });
  return {
    load,
    go,
    step,
    destroy() {
      end();
      overstep.take();
      if (swiper) swiper.destroy();
      else box.scrollLeft = 0;
      settings.onSlide(0);
    },
  };
}

/** A step past the end of the row, which only Swiper can make. */
interface Overstep {
  readonly by: 1 | -1;
  readonly duration: number;
}

/** Keeps such a step for a moment, then gives up. */
function createOverstep(onGiveUp: (step: Overstep) => void) {
  let kept: Overstep | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): Overstep | null {
    clearTimeout(timer);
    const step = kept;
    kept = null;
    return step;
  }

  function giveUp(): void {
    const step = take();
    if (step) onGiveUp(step);
  }

  return {
    take,
    giveUp,
    wait(step: Overstep) {
      take();
      kept = step;
      timer = setTimeout(giveUp, patienceMs);
    },
  };
}
