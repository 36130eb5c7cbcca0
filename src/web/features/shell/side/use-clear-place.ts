import { type RefObject, useEffect } from 'react';

/** The edges of a box in the viewport, in pixels. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** A move of a floating box from its corner, in pixels. */
interface Move {
  readonly up: number;
  readonly left: number;
}

/** Distance to a control, in pixels. */
const gapPx = 8;
/** The box does not move further than this, in pixels. */
const maxMovePx = 160;

const inCorner: Move = { up: 0, left: 0 };

function isOver(box: Edges, { up, left }: Move, control: Edges): boolean {
  return (
    box.left - left < control.right &&
    control.left < box.right - left &&
    box.top - up < control.bottom &&
    control.top < box.bottom - up
  );
}

/** The first place of the box in one direction that covers no control. `past` is the move that leads past a control. Null without one. */
function firstClear(
  box: Edges,
  controls: readonly Edges[],
  past: (control: Edges) => Move,
): Move | null {
  let move = inCorner;
  while (move.up <= maxMovePx && move.left <= maxMovePx) {
    const current = move;
    const covered = controls.find((control) => isOver(box, current, control));
    if (covered === undefined) return move;
    move = past(covered);
  }
  return null;
}

/** The move up, or else to the left, after which a floating box covers none of the controls. It stays where no place near is free. */
export function clearPlace(box: Edges, controls: readonly Edges[]): Move {
  return (
    firstClear(box, controls, ({ top }) => ({ up: box.bottom - top + gapPx, left: 0 })) ??
    firstClear(box, controls, ({ left }) => ({ up: 0, left: box.right - left + gapPx })) ??
    inCorner
  );
}

/** The longest side of a small control, in pixels. Larger ones, such as cards, can be pressed beside the button. */
const smallPx = 96;
/** The page and the box itself rest when nothing has moved for this time, in milliseconds. */
const restMs = 500;
/** A page that changes all the time is looked at this often, in milliseconds. */
const changeMs = 2_000;

/** The small controls of the page that are on screen. */
function controlsOnScreen(): DOMRect[] {
  return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => {
      const isSmall = width > 0 && Math.max(width, height) <= smallPx;
      return isSmall && bottom > 0 && top < window.innerHeight;
    });
}

/** Moves a floating box by the properties `--up` and `--left` while it would cover a small control of the page at rest. */
export function useClearPlace(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current;
    const main = document.querySelector('main');
    if (box === null || main === null) return undefined;
    let move = { up: 0, left: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;

    function settle(): void {
      timer = undefined;
      if (box === null || box.hasAttribute('data-away')) return;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const corner = {
        top: top + move.up,
        bottom: bottom + move.up,
        left: left + move.left,
        right: right + move.left,
      };
      move = clearPlace(corner, controlsOnScreen());
      box.style.setProperty('--up', `${move.up}px`);
      box.style.setProperty('--left', `${move.left}px`);
    }
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    }
    // A page may change all the time, so a change does not put off what waits.
    function settleSoon(): void {
      timer ??= setTimeout(settle, changeMs);
    }

    // Parts of the page load in places of their size, so that nothing scrolls or grows.
    const changes = new MutationObserver(settleSoon);
    changes.observe(main, { childList: true, subtree: true });
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, [place]);
}
