import { loadOptional } from '../../../lib/optional-chunk.ts';
import type { createCarousel } from './swiper-carousel.ts';

const presses = ['pointerdown', 'keydown'] as const;

const inputs = [...presses, 'pointermove', 'touchstart', 'wheel'] as const;

/** Milliseconds of the longest wait for an input. */
const longestMs = 10_000;

/** A row that has not moved for so many milliseconds rests. It is longer than the pause between a swipe and its snap. */
const restMs = 150;

/** Resolves at the next of some inputs on the page, at the latest in ten seconds. */
function next(some: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = setTimeout(end, longestMs);
    function end(): void {
      clearTimeout(timer);
      listening.abort();
      resolve();
    }
    for (const input of some)
      addEventListener(input, end, { capture: true, passive: true, signal: listening.signal });
  });
}

/** Resolves when the page may move by itself. Before, the code that moves it would load and run while the page starts. */
export const whenAwake: Promise<void> = navigator.userActivation?.hasBeenActive
  ? Promise.resolve()
  : next(inputs);

/** Resolves when the browser does not scroll the box: the first swipe ends before the carousel begins. */
function rest(box: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, restMs);
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(end, restMs);
    }
    function end(): void {
      box.removeEventListener('scroll', wait);
      resolve();
    }
    box.addEventListener('scroll', wait, { passive: true });
  });
}

/** Moves the slide with the keyboard focus to a place where the row snaps. The browser would cut off one at the edge. */
function showFocused({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const slide = target.closest('li');
  slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
}

/** Loads Swiper when the page is awake, and again at the next press when it could not be loaded. Resolves when the box can be made a carousel, and rejects when it has left the page. */
export async function loadCarousel(box: HTMLElement): Promise<typeof createCarousel> {
  box.addEventListener('focusin', showFocused);
  await whenAwake;
  while (true) {
    try {
      const loaded = await loadOptional(() => import('./swiper-carousel.ts'));
      await rest(box);
      box.removeEventListener('focusin', showFocused);
      return loaded.createCarousel;
    } catch (error) {
      await next(presses);
      if (!box.isConnected) throw error;
    }
  }
}
