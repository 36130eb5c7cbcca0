import { whileInViewport } from '../while-in-viewport.ts';

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Milliseconds after which the page counts as awake without an input. */
const longestMs = 10_000;

/** Milliseconds that a slide is shown. */
const delayMs = 5_000;

/**
 * Resolves when the page may begin to move by itself: after its first input, at the latest in ten seconds. Before, the
 * code that moves it would load and run while the page starts.
 */
const awake = new Promise<void>((resolve) => {
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) {
    resolve();
    return;
  }
  const listening = new AbortController();
  const timer = setTimeout(wake, longestMs);
  function wake(): void {
    clearTimeout(timer);
    listening.abort();
    resolve();
  }
  for (const input of inputs)
    addEventListener(input, wake, { capture: true, passive: true, signal: listening.signal });
});

interface AutoplayOptions {
  /** The motion begins or ends. */
  onMotion(moving: boolean): void;
  /** The next slide is due. */
  onTurn(): void;
}

/** A timer for the next slide. Swiper's autoplay runs code in every frame; an interval does not. */
export interface Autoplay {
  /** Starts the full delay when the page is awake, or stops. */
  want(wanted: boolean): void;
}

/** Creates a timer that calls `onTurn` every five seconds while it is wanted and the box is visible. */
export function createAutoplay(box: HTMLElement, { onMotion, onTurn }: AutoplayOptions): Autoplay {
  let isWanted = false;
  let isAwake = false;
  let stop: (() => void) | null = null;

  function run(): () => void {
    onMotion(true);
    const timer = setInterval(onTurn, delayMs);
    return () => {
      clearInterval(timer);
      onMotion(false);
    };
  }

  function update(): void {
    stop?.();
    stop = isWanted && isAwake ? whileInViewport(box, run) : null;
  }

  void awake.then(() => {
    isAwake = true;
    update();
  });
  return {
    want(wanted) {
      isWanted = wanted;
      update();
    },
  };
}
