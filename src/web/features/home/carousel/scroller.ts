/** The position of a scrolled row. */
export interface Place {
  /** The first slide that is shown, from 0. */
  readonly index: number;
  /** Pixels of that slide that are scrolled away. */
  readonly hidden: number;
}

/** A box with a row of slides that the browser scrolls. */
interface Scroller {
  /** Scrolls to a slide, at once or smoothly. */
  go(to: number, smoothly: boolean): void;
  /** The index beside the slide that is shown or on its way, or null past an end of the row. */
  beside(by: 1 | -1): number | null;
  /** Calls `onRest` soon, when neither a finger nor a motion holds the row. */
  awaitRest(): void;
  destroy(): void;
}

/** A row that has not moved for so long rests. It is longer than the pause between a swipe and its snap. */
const restMs = 150;

/** Pixels by which a browser may miss a slide. */
const tolerance = 1;

/** Follows the scrolling of a box. Layout is read at rest and for a press only. */
export function createScroller(box: HTMLElement, onRest: (place: Place) => void): Scroller {
  const listening = new AbortController();
  let aim: number | null = null;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lefts = () =>
    [...(box.firstElementChild?.children ?? [])].map((slide) => slide.getBoundingClientRect().left);
  const starts = () => lefts().map((left, _, [first = 0]) => left - first);

  function place(): Place {
    const from = box.scrollLeft;
    const all = starts();
    const index = Math.max(
      all.findLastIndex((start) => start <= from + tolerance),
      0,
    );
    return { index, hidden: Math.max(from - (all[index] ?? 0), 0) };
  }

  function awaitRest(): void {
    clearTimeout(timer);
    if (isHeld || listening.signal.aborted) return;
    timer = setTimeout(() => {
      aim = null;
      onRest(place());
    }, restMs);
  }

  function hold(held: boolean): void {
    isHeld = held;
    awaitRest();
  }

  const options = { passive: true, signal: listening.signal };
  box.addEventListener('scroll', awaitRest, options);
  for (const press of ['pointerdown', 'touchstart'] as const)
    box.addEventListener(press, () => hold(true), options);
  // A finger that scrolls ends its pointer first and its touch later.
  box.addEventListener('touchend', () => hold(false), options);
  box.addEventListener('touchcancel', () => hold(false), options);
  document.addEventListener('pointerup', () => hold(false), options);

  return {
    go(to, smoothly) {
      aim = to;
      box.scrollTo({ left: starts()[to] ?? 0, behavior: smoothly ? 'smooth' : 'instant' });
    },
    beside(by) {
      const end = box.scrollWidth - box.clientWidth;
      const { index, hidden } = place();
      const at = aim === null ? box.scrollLeft : Math.min(starts()[aim] ?? 0, end);
      if (by < 0 ? at <= tolerance : at >= end - tolerance) return null;
      // A slide that is cut off is the one before.
      const shown = aim ?? (by < 0 && hidden > tolerance ? index + 1 : index);
      return shown + by;
    },
    awaitRest,
    destroy() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
