import type { KeyboardEvent, RefObject } from 'react';

/** Position of an element on the screen, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The nearest box in the row above or below, or null without such a row. */
function nextRow(boxes: readonly Box[], from: Box, down: boolean): number | null {
  const distance = (box: Box): number => (down ? box.top - from.bottom : from.top - box.bottom);
  const reached = boxes
    .map((box, index) => ({ index, gap: distance(box), aside: Math.abs(box.left - from.left) }))
    .filter(({ gap }) => gap > -1);
  const nearest = reached.toSorted((a, b) => a.gap - b.gap || a.aside - b.aside)[0];
  return nearest?.index ?? null;
}

/** The index that a key leads to from `at`. -1 leaves the panel at its top; null is a key without an effect. */
export function neighbour(boxes: readonly Box[], at: number, key: string): number | null {
  const last = boxes.length - 1;
  const here = boxes[at];
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return (
        (here && isLaidOut(boxes) ? nextRow(boxes, here, true) : null) ?? Math.min(last, at + 1)
      );
    case 'ArrowUp':
      return (here && isLaidOut(boxes) ? nextRow(boxes, here, false) : null) ?? -1;
    default:
      return null;
  }
}

function isLaidOut(boxes: readonly Box[]): boolean {
  return boxes.some(({ top, bottom }) => bottom > top);
}

interface Options {
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Closes the panel and returns the focus. */
  back: () => void;
  /** Opens the panel and moves the focus into it. */
  open: (from: HTMLElement) => void;
}

const reachable = 'a[href], button:not(:disabled)';

/** Keyboard of an opener and its panel: the down arrow enters, arrows move, Escape leaves. */
export function usePanelKeys({ panel, isOpen, back, open }: Options) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    const boxes = all.map((one) => one.getBoundingClientRect());
    const next = neighbour(boxes, at, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) back();
    else all[next]?.focus();
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const isInside = panel.current?.contains(target) ?? false;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      back();
    } else if (isInside || (key === 'ArrowDown' && isOpen)) {
      move(event);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      open(target);
    }
  };
}
